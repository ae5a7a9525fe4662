import { useEffect, useRef, useState } from 'react';
import styles from './CarouselControls.module.css';

/** Milliseconds a slide is shown (docs/product.md, section 4). */
const INTERVAL = 1000;

/** Events of a user who scrolls the track. */
const USER_SCROLL = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface CarouselControlsProps {
  slides: { title: string; score: string }[];
  copy: { pause: string; play: string; previous: string; next: string };
}

const Icon = ({ path, className }: { path: string; className?: string }) => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

const getTrack = () => document.getElementById('carousel-track');

/**
 * Scrolls to a slide and returns its index. Beyond the ends it wraps around: the first slide is moved behind the last one
 * until scrolling ends.
 */
function scrollToSlide(track: HTMLElement, index: number): number {
  const slides = track.children.length;
  const [first] = track.children;
  if (!(first instanceof HTMLElement)) return 0;
  const forward = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
  const scroll = (place: number, behavior: ScrollBehavior) => {
    track.scrollTo({ left: forward * place * track.clientWidth, behavior });
    return place;
  };

  const isShifted = first.style.insetInlineStart !== '';
  if (isShifted && index < slides) settle(track);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return scroll((index + slides) % slides, 'instant');
  }
  if (index < 0 || index >= slides) first.style.insetInlineStart = `${slides * 100}%`;
  if (index < 0) scroll(slides, 'instant');
  return scroll(index < 0 ? slides - 1 : index, 'smooth');
}

/** Moves the first slide back to its place, and the track with it if that slide is shown. */
function settle(track: HTMLElement): void {
  const [first] = track.children;
  if (!(first instanceof HTMLElement) || first.style.insetInlineStart === '') return;
  const isFirstShown =
    Math.abs(track.scrollLeft) > (track.children.length - 0.5) * track.clientWidth;
  first.style.insetInlineStart = '';
  if (isFirstShown) track.scrollTo({ left: 0, behavior: 'instant' });
}

/** Plays the score of each slide once, when most of it is visible. */
function watchScores(track: HTMLElement): IntersectionObserver {
  const scores = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.setAttribute('data-plays', 'true');
        scores.unobserve(target);
      }
    },
    { threshold: 0.6 },
  );
  for (const slide of track.children) {
    slide.setAttribute('data-plays', 'false');
    scores.observe(slide);
  }
  return scores;
}

/** Autoplay stops while the carousel is paused, hovered, focused or off screen, and with reduced motion. */
export function CarouselControls({ slides, copy }: CarouselControlsProps) {
  const shown = useRef(0);
  const goal = useRef(0);
  /** Whether the track scrolls to the goal, and the user has not interrupted it. */
  const isMoving = useRef(false);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [resting, setResting] = useState(false);

  function show(index: number) {
    const track = getTrack();
    if (!track) return;
    goal.current = scrollToSlide(track, index);
    isMoving.current = true;
  }

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    setPlaying(!still.matches);
    const track = getTrack();
    const section = track?.closest('section');
    if (!section || !track) return;

    let isVisible = true;
    let touched = false;
    const update = () => setResting(!isVisible || touched);
    const watch = (event: Event) => {
      touched =
        event.type === 'pointerenter' ||
        event.type === 'focusin' ||
        section.matches(':hover, :focus-within');
      update();
    };
    const types = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    const listeners = new AbortController();
    const { signal } = listeners;
    for (const type of types) section.addEventListener(type, watch, { signal });
    const interrupt = () => {
      isMoving.current = false;
    };
    for (const type of USER_SCROLL) {
      track.addEventListener(type, interrupt, { passive: true, signal });
    }
    const rest = () => {
      const place = Math.round(Math.abs(track.scrollLeft) / track.clientWidth);
      // The event of one scroll may fire after the next one has begun.
      if (place === goal.current) isMoving.current = false;
      if (!isMoving.current) settle(track);
    };
    // Without support the next scroll settles the track.
    track.addEventListener('scrollend', rest, { signal });
    const visible = new IntersectionObserver(([entry]) => {
      isVisible = entry?.isIntersecting ?? false;
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
    const scores = watchScores(track);
    for (const slide of track.children) seenSlides.observe(slide);
    return () => {
      listeners.abort();
      visible.disconnect();
      seenSlides.disconnect();
      scores.disconnect();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer restarts only after it was stopped
  useEffect(() => {
    if (!playing || resting) return;
    const timer = setInterval(() => show(shown.current + 1), INTERVAL);
    return () => clearInterval(timer);
  }, [playing, resting]);

  return (
    <div className={`${styles.controls} middle`}>
      <div className={`${styles.progress} middle`}>
        {slides.map((slide, index) => (
          <a
            key={slide.score}
            className="round centred bullet"
            href={`#slide-${slide.score}`}
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
          aria-label={playing ? copy.pause : copy.play}
          onClick={() => setPlaying(!playing)}
        >
          <Icon path={playing ? 'M8 5v14M16 5v14' : 'M7 4l12 8-12 8z'} />
        </button>
        <button type="button" aria-label={copy.previous} onClick={() => show(current - 1)}>
          <Icon className="mirrored" path="M22 12H3M11 4l-8 8 8 8" />
        </button>
        <button type="button" aria-label={copy.next} onClick={() => show(current + 1)}>
          <Icon className="mirrored" path="M2 12h19M13 4l8 8-8 8" />
        </button>
      </div>
    </div>
  );
}
