import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MailText } from './MailText.tsx';

const render = (text: string) => renderToStaticMarkup(<MailText text={text} email="a@b.example" />);

it('links the address at its placeholder', () => {
  expect(render('Write to {mail}; we answer.')).toBe(
    'Write to <a href="mailto:a@b.example">a@b.example</a>; we answer.',
  );
});

it('does not change a sentence without one', () => {
  expect(render('We answer.')).toBe('We answer.');
});
