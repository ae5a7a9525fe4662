import '../ui/scroll-motion.css';
import type { ShellContent } from '@agency/content/schemas/shell';
import { Cta, CtaEcho } from '../ui/Cta.tsx';
import { Inversion } from '../ui/Inversion.tsx';
import { PhraseLines } from '../ui/Phrase.tsx';
import styles from './Banner.module.css';

export function Banner({ copy }: { copy: ShellContent['banner'] }) {
  const { href, label, about } = copy.cta;
  return (
    <section className="screen-only" aria-labelledby="banner">
      <Inversion
        className={styles.banner}
        heading={{
          id: 'banner',
          className: styles.heading,
          content: <PhraseLines lines={copy.lines} dot={false} swells />,
        }}
        echo={<CtaEcho label={label} below={about} />}
      >
        <Cta href={href} label={label} below={about} />
      </Inversion>
    </section>
  );
}
