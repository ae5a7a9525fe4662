import type { ClientDirective } from 'astro';

const WAKES = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** How long forms are held for their script, ms; then they go the way without. */
const TIMEOUT = 8000;

/** How long a form whose script is there may take until it answers, ms. */
const SETTLING = 2000;

/** Whether a form answers by its script, which then takes the browser's own checks from it. */
const isAwake = (button: HTMLButtonElement | null) =>
  button?.type !== 'submit' || !button.form || button.form.noValidate;

/**
 * Loads and hydrates the island on its first interaction, then plays back what was done meanwhile: a press on a
 * button, and where the mouse rests. A form is held until its script is there, which says in our words what is
 * missing; when the script does not come soon, the browser sends the form. Any other button has no other way: its press
 * waits as long as the script takes. Links and fields work by themselves.
 */
const interaction: ClientDirective = (load, _options, element) => {
  const target = element.firstElementChild ?? element;
  let pressed: HTMLButtonElement | null = null;
  let pointed: PointerEvent | undefined;
  let areFormsHeld = true;
  const press = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest('button');
    if (button?.type === 'submit') {
      if (!areFormsHeld) return;
      event.preventDefault();
    }
    pressed = button;
  };
  const point = (event: Event) => {
    pointed = event instanceof PointerEvent ? event : undefined;
  };
  const leave = () => {
    pointed = undefined;
  };
  const playBack = () => {
    target.removeEventListener('click', press);
    target.removeEventListener('pointerover', point);
    target.removeEventListener('pointerleave', leave);
    requestAnimationFrame(() => {
      if (pointed) pointed.target?.dispatchEvent(new PointerEvent('pointerover', pointed));
      pressed?.click();
    });
  };
  const hydrate = async () => (await load())();
  const wake = async () => {
    for (const type of WAKES) target.removeEventListener(type, wake);
    const isComing = hydrate().then(
      () => true,
      () => false,
    );
    const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT));
    let isThere = await Promise.race([isComing, timeout]);
    if (isThere === undefined && pressed?.type !== 'submit') {
      areFormsHeld = false;
      isThere = await isComing;
    }
    const end = performance.now() + SETTLING;
    while (isThere && !isAwake(pressed) && performance.now() < end) {
      await new Promise(requestAnimationFrame);
    }
    playBack();
  };
  for (const type of WAKES) target.addEventListener(type, wake, { passive: true });
  target.addEventListener('click', press);
  target.addEventListener('pointerover', point);
  target.addEventListener('pointerleave', leave);
};

export default interaction;
