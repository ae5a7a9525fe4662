import type { ClientDirective } from 'astro';

const WAKES = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/**
 * Loads and hydrates the island on its first interaction, then plays back what was done meanwhile: a press on a
 * button, and where the pointer rests. Links and form fields work by themselves, so they need no playing back.
 */
const interaction: ClientDirective = (load, _options, element) => {
  const target = element.firstElementChild ?? element;
  let pressed: HTMLElement | null = null;
  let pointed: PointerEvent | undefined;
  const press = (event: Event) => {
    if (event.target instanceof Element) pressed = event.target.closest('button[type=button]');
  };
  const point = (event: Event) => {
    pointed = event instanceof PointerEvent ? event : undefined;
  };
  const wake = async () => {
    for (const type of WAKES) target.removeEventListener(type, wake);
    const hydrate = await load();
    await hydrate();
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
