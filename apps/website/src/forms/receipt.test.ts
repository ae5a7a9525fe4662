import { describe, expect, it } from 'vitest';
import { pageQueries } from '../model/page-queries.ts';
import { parseReceipt, toReceipt } from './receipt.ts';

const secret = 'a'.repeat(43);
const now = Date.UTC(2026, 10, 22);
const hour = 3_600_000;

describe('receipt', () => {
  const receipt = toReceipt({ reference: 'AB12CD34' }, secret, now);

  it('names the stored message, for an hour', () => {
    expect(parseReceipt(receipt, secret, now)).toEqual({ reference: 'AB12CD34' });
    expect(parseReceipt(receipt, secret, now + hour - 1000)).toEqual({ reference: 'AB12CD34' });
    expect(parseReceipt(receipt, secret, now + hour)).toBeUndefined();
  });

  it.each(['17', 'row_17', 'Zeile 17/2026', 'r'.repeat(200)])(
    'accepts the reference %s of an endpoint',
    (reference) => {
      expect(parseReceipt(toReceipt({ reference }, secret, now), secret, now)).toEqual({
        reference,
      });
    },
  );

  it.each(['', 'r'.repeat(201)])('is invalid with the reference "%s"', (reference) => {
    expect(parseReceipt(toReceipt({ reference }, secret, now), secret, now)).toBeUndefined();
  });

  it('contains the link that withdraws the message, and no other', () => {
    const withdraw = 'w'.repeat(43);
    const query = toReceipt({ reference: 'A-1', withdraw }, secret, now);
    expect(parseReceipt(query, secret, now)).toEqual({ reference: 'A-1', withdraw });
    query.set('withdraw', 'x'.repeat(43));
    expect(parseReceipt(query, secret, now)).toBeUndefined();
    query.delete('withdraw');
    expect(parseReceipt(query, secret, now)).toBeUndefined();
    const plain = new URLSearchParams(receipt);
    plain.set('withdraw', withdraw);
    expect(parseReceipt(plain, secret, now)).toBeUndefined();
  });

  it('contains the day of the response, and no other', () => {
    const query = toReceipt({ reference: 'A-1', answerBy: 'Monday' }, secret, now);
    expect(parseReceipt(query, secret, now)).toEqual({ reference: 'A-1', answerBy: 'Monday' });
    expect(pageQueries['/thank-you']).toEqual(expect.arrayContaining([...query.keys()]));
    query.set('answerBy', 'Tuesday');
    expect(parseReceipt(query, secret, now)).toBeUndefined();
  });

  it('cannot be forged', () => {
    const change = (name: string, value: string) => {
      const changed = new URLSearchParams(receipt);
      changed.set(name, value);
      return parseReceipt(changed, secret, now);
    };
    const [life = '', signature = ''] = (receipt.get('proof') ?? '').split('.');
    expect(change('reference', 'AB12CD35')).toBeUndefined();
    expect(change('proof', `${life}z.${signature}`)).toBeUndefined();
    expect(change('proof', `${life}.${signature.slice(1)}`)).toBeUndefined();
    expect(change('proof', 'zzzz')).toBeUndefined();
    expect(change('proof', '')).toBeUndefined();
    expect(parseReceipt(new URLSearchParams(), secret, now)).toBeUndefined();
    expect(parseReceipt(receipt, 'b'.repeat(43), now)).toBeUndefined();
  });
});
