import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Banner } from './Banner.tsx';

it('shows the target of its link', () => {
  const copy = {
    lines: [[{ text: 'Ready?', volume: 6 as const }]],
    cta: { label: 'To get started!', about: 'Contact us', href: '/contact-us' },
  };
  const html = renderToStaticMarkup(<Banner copy={copy} />);
  const [, link = ''] = /<a[^>]* href="\/contact-us"[^>]*>(.*?)<\/a>/s.exec(html) ?? [];
  expect(link.replace(/<[^>]+>/g, '')).toBe('To get started! Contact us');
  expect(link).not.toContain('visually-hidden');
});
