import type { PageContent } from '@agency/content/schemas/pages';
import { Inversion } from '../../../ui/Inversion.tsx';
import { Phrase } from '../../../ui/Phrase.tsx';
import styles from './Vibe.module.css';

export function Vibe({ copy }: { copy: PageContent<'careers'>['vibe'] }) {
  const heading = <Phrase runs={copy.heading} dot={false} />;
  return (
    <section aria-labelledby="vibe">
      <Inversion
        className={styles.vibe}
        heading={{ id: 'vibe', className: 'size-3', content: heading }}
      >
        <p className={styles.lines}>
          {copy.lines.map(({ text, volume }) => (
            <span key={text} className={`line v${volume}`}>
              {text}{' '}
            </span>
          ))}
        </p>
      </Inversion>
    </section>
  );
}
