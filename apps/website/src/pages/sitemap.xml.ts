import changes from 'virtual:last-changes';
import type { APIRoute } from 'astro';
import { decideCaching } from '../dashboard-client/decide-caching.ts';
import { getMediaAddress } from '../dashboard-client/get-media-address.ts';
import { sitePages } from '../i18n/site-pages.ts';
import { getPageWords } from '../i18n/words.ts';
import { getCaseStudyPage } from '../images/case-study-page.ts';
import { getCommunityPicture } from '../images/community-pictures.ts';
import { getScene } from '../images/scenes.ts';
import { getCaseStudies } from '../images/work-tiles.ts';
import {
  type SitemapEntry,
  toBlogEntry,
  toCaseStudyPictures,
  toPageEntries,
  toSitemap,
} from '../model/head/sitemap.ts';

export const prerender = false;

async function getStudyEntries(): Promise<SitemapEntry[]> {
  const studies = await getCaseStudies();
  return Promise.all(
    studies.map(async ({ folder, study: { route } }) => {
      const page = await getCaseStudyPage(route);
      const pictures = page && toCaseStudyPictures(page);
      return { path: route, changed: changes[`case-studies/${folder}`], pictures: pictures ?? [] };
    }),
  );
}

async function getCairoPictures(): Promise<string[]> {
  const { what, community } = await getPageWords('people-of-cairo');
  const drawn = ['panorama', what.picture.scene].map((name) => getScene(name, ''));
  const pictures = await Promise.all(community.pictures.map(getCommunityPicture));
  return [...drawn, ...pictures].map(({ src }) => src);
}

export const GET: APIRoute = async ({ locals }) => {
  const reading = await locals.readDashboard('blogs');
  const blogs =
    reading.status === 'ok'
      ? reading.data.all.map((blog) => toBlogEntry(blog, getMediaAddress))
      : [];
  const studies = await getStudyEntries();
  const pictures = { 'people-of-cairo': await getCairoPictures() };
  const pages = toPageEntries(sitePages, { changes, blogs, studies, pictures });
  return new Response(toSitemap([...pages, ...studies, ...blogs], import.meta.env.SITE), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': decideCaching(reading),
    },
  });
};
