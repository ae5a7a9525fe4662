import { useEffect, useRef, useState } from 'react';
import styles from './CarouselControls.module.css';
import { TRACK_ID, toSlideId } from './carousel-ids.ts';

/** How long a slide stands, ms (docs/product.md, section 4). */
const INTERVAL = 1000;

interface CarouselControlsProps {
  slides: { title: string; score: string }[];
  words: { pause: string; play: string; previous: string; next: string };
}

function ArrowIcon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

const getTrack = () => document.getElementById(TRACK_ID);

/** Moves the carousel: one slide every second unless it is paused, hovered, focused, off screen or motion is unwelcome. */
export function CarouselControls({ slides, words }: CarouselControlsProps) {
  const shown = useRef(0);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [resting, setResting] = useState(false);

  function show(index: number) {
    const track = getTrack();
    if (!track) return;
    const place = (index + slides.length) % slides.length;
    const forward = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
    // From the last to the first it cuts: a scroll would run back through all.
    const isCut = place !== index || matchMedia('(prefers-reduced-motion: reduce)').matches;
    track.scrollTo({
      left: forward * place * track.clientWidth,
      behavior: isCut ? 'instant' : 'smooth',
    });
  }

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    setPlaying(!still.matches);
    const track = getTrack();
    const section = track?.closest('section');
    if (!section || !track) return;

    let seen = true;
    let touched = false;
    const update = () => setResting(!seen || touched);
    const watch = (event: Event) => {
      touched =
        event.type === 'pointerenter' ||
        event.type === 'focusin' ||
        section.matches(':hover, :focus-within');
      update();
    };
    const types = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    for (const type of types) section.addEventListener(type, watch);
    const visible = new IntersectionObserver(([entry]) => {
      seen = entry?.isIntersecting ?? false;
      update();
    });
    visible.observe(section);
    const seenSlides = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (!entry.isIntersecting) continue;
          shown.current = [...track.children].indexOf(entry.target);
          setCurrent(shown.current);
        }
      },
      { root: track, threshold: 0.6 },
    );
    for (const slide of track.children) seenSlides.observe(slide);
    return () => {
      for (const type of types) section.removeEventListener(type, watch);
      visible.disconnect();
      seenSlides.disconnect();
    };
  }, []);

  // One clock for all slides, which a scroll neither stops nor starts again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts again only when it was stopped
  useEffect(() => {
    if (!playing || resting) return;
    const timer = setInterval(() => show(shown.current + 1), INTERVAL);
    return () => clearInterval(timer);
  }, [playing, resting]);

  return (
    <div className={styles.controls}>
      <div className={styles.progress}>
        {slides.map((slide, index) => (
          <a
            key={slide.score}
            href={`#${toSlideId(slide.score)}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              show(index);
            }}
          >
            <span className="visually-hidden">{slide.title}</span>
          </a>
        ))}
      </div>
      <div className={styles.buttons}>
        <button
          type="button"
          aria-label={playing ? words.pause : words.play}
          onClick={() => setPlaying(!playing)}
        >
          <ArrowIcon path={playing ? 'M8 5v14M16 5v14' : 'M7 4l12 8-12 8z'} />
        </button>
        <button type="button" aria-label={words.previous} onClick={() => show(current - 1)}>
          <ArrowIcon path="M22 12H3M11 4l-8 8 8 8" />
        </button>
        <button type="button" aria-label={words.next} onClick={() => show(current + 1)}>
          <ArrowIcon path="M2 12h19M13 4l8 8-8 8" />
        </button>
      </div>
    </div>
  );
}
