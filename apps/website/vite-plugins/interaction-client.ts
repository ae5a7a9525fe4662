import type { ClientDirective } from 'astro';

const TRIGGERS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Milliseconds for which forms wait for their script; then the browser submits them. */
const TIMEOUT = 8000;

/** Milliseconds in which a hydrated form becomes ready. */
const READY_TIMEOUT = 2000;

/** Whether a button can be clicked. A form that is ready has switched off the browser's own validation. */
const isReady = (button: HTMLButtonElement | null) =>
  button?.type !== 'submit' || !button.form || button.form.noValidate;

/**
 * Hydrates the island on its first interaction, and replays the last click on a button and the position of the mouse. A
 * form waits for its script, which validates it with our own messages, but not for ever. Other buttons work only with
 * the script, so their click waits as long as it takes. Links and fields work without it.
 */
const interaction: ClientDirective = (load, _options, element) => {
  const target = element.firstElementChild ?? element;
  let clicked: HTMLButtonElement | null = null;
  let hovered: PointerEvent | undefined;
  let areFormsHeld = true;
  const onClick = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest('button');
    if (button?.type === 'submit') {
      if (!areFormsHeld) return;
      event.preventDefault();
    }
    clicked = button;
  };
  const onPointerOver = (event: Event) => {
    hovered = event instanceof PointerEvent ? event : undefined;
  };
  const onPointerLeave = () => {
    hovered = undefined;
  };
  const replay = () => {
    target.removeEventListener('click', onClick);
    target.removeEventListener('pointerover', onPointerOver);
    target.removeEventListener('pointerleave', onPointerLeave);
    requestAnimationFrame(() => {
      if (hovered) hovered.target?.dispatchEvent(new PointerEvent('pointerover', hovered));
      clicked?.click();
    });
  };
  const loadAndHydrate = async () => (await load())();
  const hydrate = async () => {
    for (const type of TRIGGERS) target.removeEventListener(type, hydrate);
    const hydrating = loadAndHydrate().then(
      () => 'hydrated',
      () => 'failed',
    );
    const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT, 'late'));
    let outcome = await Promise.race([hydrating, timeout]);
    if (outcome === 'late' && clicked?.type !== 'submit') {
      areFormsHeld = false;
      outcome = await hydrating;
    }
    const end = performance.now() + READY_TIMEOUT;
    while (outcome === 'hydrated' && !isReady(clicked) && performance.now() < end) {
      await new Promise(requestAnimationFrame);
    }
    replay();
  };
  for (const type of TRIGGERS) target.addEventListener(type, hydrate, { passive: true });
  target.addEventListener('click', onClick);
  target.addEventListener('pointerover', onPointerOver);
  target.addEventListener('pointerleave', onPointerLeave);
};

export default interaction;
