import type { ClientDirective } from 'astro';

const WAKES = ['pointerenter', 'pointerdown', 'focusin', 'keydown'] as const;

/** Loads and hydrates the island on its first interaction. */
const interaction: ClientDirective = (load, _options, element) => {
  const target = element.firstElementChild ?? element;
  const wake = async () => {
    for (const type of WAKES) target.removeEventListener(type, wake);
    const hydrate = await load();
    await hydrate();
  };
  for (const type of WAKES) target.addEventListener(type, wake, { passive: true });
};

export default interaction;
