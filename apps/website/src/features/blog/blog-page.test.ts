import { defaultLanguage } from '@agency/content/languages';
import type { Image } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { toBlogPage, toBlogProblem, toOpenGraphImage } from './blog-page.ts';
import { createBlog } from './testing/create-blog.ts';

const link = { label: 'All blogs', href: '/blogs' };
const copy = {
  meta: { title: '{title} | House' },
  list: 'Blogs',
  by: 'Written by',
  contents: 'Contents',
  table: 'Table',
  film: { play: 'Play {film}', watch: 'Watch on {host}', notice: 'From {host}' },
  related: [],
  missing: { title: 'No such blog', text: 'It may have moved.' },
  failed: { retry: 'Try again' },
  all: link,
};
const place = {
  site: 'https://site.example',
  language: defaultLanguage,
  defaultCategory: 'House',
};

describe('page of a blog', () => {
  it('has the title that the editor wrote, with special characters and braces', () => {
    const blog = createBlog({ title: 'Save $$ and {title}' });
    expect(toBlogPage(blog, copy, place).meta.title).toBe('Save $$ and {title} | House');
  });
  it('is labelled with the brand when it has no category, and links to the whole list then', () => {
    const { hero } = toBlogPage(createBlog({ category: null }), copy, place);
    expect(hero.category).toEqual({ name: 'House', href: '/blogs' });
  });
  it('uses the description of the site when the blog has none', () => {
    const { meta } = toBlogPage(createBlog({ description: '' }), copy, place);
    expect(meta.description).toBeUndefined();
  });
  it('links to the list of its category with any name', () => {
    const blog = createBlog({ category: { name: 'Art & Copy' } });
    expect(toBlogPage(blog, copy, place).hero.category).toEqual({
      name: 'Art & Copy',
      href: '/blogs?category=Art%20%26%20Copy',
    });
  });
  it('is below the list in the breadcrumbs, and has its own picture', () => {
    const { breadcrumbs, meta } = toBlogPage(createBlog({ slug: 'quiet' }), copy, place);
    expect(breadcrumbs.map(({ path }) => path)).toEqual(['/blogs', '/blogs/quiet']);
    expect(meta.shareImage).toBe('/previews/blogs/quiet.jpg');
  });
  it('has other texts for search and sharing if the blog has them', () => {
    const blog = createBlog({
      title: 'Quiet',
      description: 'Long',
      search_title: 'Found',
      search_description: 'Short',
      share_title: 'Shared',
    });
    const { meta, hero } = toBlogPage(blog, copy, place);
    expect(meta).toMatchObject({ title: 'Found | House', description: 'Short' });
    expect(meta.shareTitle).toBe('Shared');
    expect(hero).toMatchObject({ title: 'Quiet', description: 'Long' });
    const other = createBlog({ title: 'Quiet', search_title: 'Found' });
    expect(toBlogPage(other, copy, place).meta.shareTitle).toBe('Quiet | House');
  });
});

describe('the Open Graph image', () => {
  const toPicture = (name: string): Image => ({
    src: `/media/${name}.avif`,
    name,
    hashblur: '',
    sizes: [
      { src: `/media/${name}.webp`, width: 1600, height: 900, type: 'image/webp' },
      { src: `/media/${name}.jpg`, width: 1200, height: 675, type: 'image/jpeg' },
    ],
  });

  it('is the chosen one, then the cover, as JPEG', () => {
    const image = toPicture('cover');
    expect(toOpenGraphImage({ share_image: toPicture('card'), image })).toEqual({
      shareImage: '/media/card.jpg',
      shareImageAlt: 'card',
      shareImageSize: { width: 1200, height: 675 },
    });
    expect(toOpenGraphImage({ image })?.shareImage).toBe('/media/cover.jpg');
  });
  it('is undefined if there is no JPEG, or none with an allowed URL', () => {
    expect(toOpenGraphImage({ image: null })).toBeUndefined();
    expect(toOpenGraphImage({ image: toPicture('/elsewhere/x') })).toBeUndefined();
    const { sizes: _sizes, ...bare } = toPicture('bare');
    expect(toOpenGraphImage({ image: bare })).toBeUndefined();
  });
});

describe('a missing blog', () => {
  it('links to the list when it does not exist, and is not announced by screen readers', () => {
    expect(toBlogProblem(copy, { isMissing: true, path: '/blogs/x' })).toEqual({
      heading: [{ text: 'No such blog', volume: 6 }],
      text: 'It may have moved.',
      actions: [link],
      alert: false,
    });
  });
  it('has a link that tries again when it could not be loaded, and is announced at once', () => {
    expect(toBlogProblem(copy, { isMissing: false, path: '/blogs/x' })).toEqual({
      heading: [{ text: 'No such blog', volume: 6 }],
      text: undefined,
      actions: [{ label: 'Try again', href: '/blogs/x' }, link],
      alert: true,
    });
  });
});
