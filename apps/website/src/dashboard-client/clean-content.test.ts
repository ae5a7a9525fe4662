import { type Blog, blogSchema } from '@agency/contracts';
import fixture from '@agency/contracts/fixtures/blog.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { toCleanBlog } from './clean-content.ts';
import { MAX_TAGS, toCleanHtml } from './clean-html.ts';
import { UnusableAnswerError } from './fetch-json.ts';

const places = { baseUrl: 'https://media.example' };
const paragraph = '<p onclick="x()">We build brands. <img src="a.jpg" alt="a"></p>';
const toBlog = (html_content: string): Blog => ({ ...blogSchema.parse(fixture), html_content });

it.each([1, 10, 5000])('a body of %i paragraphs is cleaned in the same way', async (count) => {
  const html = paragraph.repeat(count);
  const { html_content } = await toCleanBlog(toBlog(html), places);
  expect(html_content).toBe(toCleanHtml(html, places));
  expect(html_content).toContain('https://media.example/a.jpg');
});

it('a body with more tags than anybody writes is not shown', async () => {
  const blog = toBlog('</p>'.repeat(MAX_TAGS + 1));
  await expect(toCleanBlog(blog)).rejects.toThrow(UnusableAnswerError);
});
