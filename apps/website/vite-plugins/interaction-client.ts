import type { ClientDirective } from 'astro';

const WAKES = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** How long a press on a form's button waits for the form's script, ms; then the form goes the way without. */
const PATIENCE = 8000;

/** How long a form whose script is there may take until it answers, ms. */
const SETTLING = 2000;

/** Whether a form answers by its script, which then takes the browser's own checks from it. */
const isAwake = (button: HTMLButtonElement | null) =>
  button?.type !== 'submit' || !button.form || button.form.noValidate;

/**
 * Loads and hydrates the island on its first interaction, then plays back what was done meanwhile: a press on a
 * button, and where the pointer rests. A form is held until its script is there, which says in our words what is
 * missing; when the script does not come, the browser sends the form. Links and fields work by themselves.
 */
const interaction: ClientDirective = (load, _options, element) => {
  const target = element.firstElementChild ?? element;
  let pressed: HTMLButtonElement | null = null;
  let pointed: PointerEvent | undefined;
  const press = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    pressed = event.target.closest('button');
    if (pressed?.type === 'submit') event.preventDefault();
  };
  const point = (event: Event) => {
    pointed = event instanceof PointerEvent ? event : undefined;
  };
  const hydrate = async () => (await load())();
  const wake = async () => {
    for (const type of WAKES) target.removeEventListener(type, wake);
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    const isThere = await Promise.race([hydrate().then(() => true), patience]).catch(
      () => undefined,
    );
    const end = performance.now() + SETTLING;
    while (isThere && !isAwake(pressed) && performance.now() < end) {
      await new Promise(requestAnimationFrame);
    }
    target.removeEventListener('click', press);
    target.removeEventListener('pointerover', point);
    requestAnimationFrame(() => {
      if (pointed) pointed.target?.dispatchEvent(new PointerEvent('pointerover', pointed));
      pressed?.click();
    });
  };
  for (const type of WAKES) target.addEventListener(type, wake, { passive: true });
  target.addEventListener('click', press);
  target.addEventListener('pointerover', point);
};

export default interaction;
