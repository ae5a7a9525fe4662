import type { ReactNode } from 'react';
import { splitFigure } from '../../../features/case-studies/case-study.ts';
import type { PageBlock } from '../../../features/case-studies/case-study-page.ts';
import { MOBILE } from '../../../model/responsive-image.ts';
import { Cta } from '../../../ui/Cta.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { CaseGallery } from '../CaseGallery/CaseGallery.tsx';
import { CaseHeading } from '../CaseHeading/CaseHeading.tsx';
import styles from './CaseBlock.module.css';

type BlockOf<Kind extends PageBlock['kind']> = Extract<PageBlock, { kind: Kind }>;

const Heading = ({ heading }: Pick<BlockOf<'results'>, 'heading'>) => (
  <div className={styles.heading}>
    <CaseHeading heading={heading} />
  </div>
);

const Text = ({ text: [lead, ...rest] }: { text: string[] }) => (
  <div className={`${styles.text} columns`}>
    <p className="lead">{lead}</p>
    {rest.length > 0 && (
      <div className="stack">
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    )}
  </div>
);

const VOLUMES = ['v1', 'v4', 'v6'] as const;

function Figure({ text }: { text: string }) {
  const { figure, times } = splitFigure(text);
  return (
    <>
      {figure}
      {times && <span>{times}</span>}
    </>
  );
}

const Results = ({ cards }: Pick<BlockOf<'results'>, 'cards'>) => (
  <ul className={`${styles.results} stack`}>
    {cards.map(({ topText, bottomText, footerText }, index) => (
      <li key={bottomText} className="ruled-above">
        <p className={styles.figure}>
          <span className={VOLUMES[Math.min(index, 2)]}>
            <Figure text={topText} />
          </span>
        </p>
        <p className={styles.counted}>{bottomText}</p>
        {footerText && <p className="small">{footerText}</p>}
      </li>
    ))}
  </ul>
);

const DotCards = ({ cards }: Pick<BlockOf<'dotCards'>, 'cards'>) => (
  <ol className={`${styles.cards} column`}>
    {cards.map((card) => (
      <li
        key={card.title}
        className="column"
        data-ground={card.backgroundColour === 'white' ? 'white' : 'mist'}
        data-border={card.border || undefined}
      >
        <i
          className={`${styles.dot} round screen-only`}
          data-colour={card.dotColour}
          aria-hidden="true"
        />
        <h3 className="loud">{card.title}</h3>
        <ul>
          {card.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
);

function Content({ block, newTab }: { block: PageBlock; newTab: string }) {
  switch (block.kind) {
    case 'text':
      return (
        <>
          {block.heading && <Heading heading={block.heading} />}
          <Text text={block.text} />
        </>
      );
    case 'gallery':
      return <CaseGallery rhythm={block.rhythm} pictures={block.pictures} />;
    case 'wide': {
      const { mobile, ...picture } = block.picture;
      return (
        <Picture
          image={picture}
          className={styles.wide}
          mobile={mobile && { media: MOBILE, image: mobile }}
        />
      );
    }
    case 'results':
      return (
        <>
          <Heading heading={block.heading} />
          <Results cards={block.cards} />
        </>
      );
    case 'dotCards':
      return (
        <>
          <Heading heading={block.heading} />
          {block.text && <Text text={block.text} />}
          <DotCards cards={block.cards} />
        </>
      );
    case 'website':
      return <Cta href={block.href} label={block.label} newTab={newTab} />;
    default:
      return null;
  }
}

interface CaseBlockProps {
  block: PageBlock;
  newTab: string;
  children?: ReactNode;
  /** For print. */
  filmUrl?: string;
}

export function CaseBlock({ block, newTab, children, filmUrl }: CaseBlockProps) {
  const isBleeding =
    block.kind === 'wide' ||
    block.kind === 'video' ||
    (block.kind === 'gallery' && block.rhythm === 'detail');
  return (
    <div
      className={`${styles.block} offscreen ${isBleeding ? '' : 'margins'}`}
      data-kind={block.kind}
      data-bleeding={isBleeding || undefined}
    >
      {children ?? <Content block={block} newTab={newTab} />}
      {block.kind === 'video' && filmUrl && (
        <p hidden data-print-only>
          {block.film.poster.alt} · {filmUrl}
        </p>
      )}
    </div>
  );
}

/** The text is sticky beside the pictures, which are the last block. */
export function BesideBlocks({
  blocks,
  newTab,
}: Pick<CaseBlockProps, 'newTab'> & { blocks: PageBlock[] }) {
  const pictures = blocks.at(-1);
  return (
    <div className={`${styles.beside} offscreen margins columns`}>
      <div className={`${styles.copy} to-5`}>
        {blocks.slice(0, -1).map((block) => (
          <div key={block.kind} data-kind={block.kind}>
            <Content block={block} newTab={newTab} />
          </div>
        ))}
      </div>
      {pictures && (
        <div className={`${styles.passing} from-6`} data-kind={pictures.kind}>
          <Content block={pictures} newTab={newTab} />
        </div>
      )}
    </div>
  );
}
