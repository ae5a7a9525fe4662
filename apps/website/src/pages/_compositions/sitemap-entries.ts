import changes from 'virtual:last-changes';
import { getMediaAddress } from '../../dashboard-client/get-media-address.ts';
import { sitePages } from '../../i18n/site-pages.ts';
import { getPageWords } from '../../i18n/words.ts';
import { toCaseStudyPage } from '../../images/case-study-page.ts';
import { getCommunityPicture } from '../../images/community-pictures.ts';
import { getScene } from '../../images/scenes.ts';
import { getCaseStudies } from '../../images/work-tiles.ts';
import { type SitemapEntry, toCaseStudyPictures, toPageEntries } from '../../model/head/sitemap.ts';

/** Every page but the blogs': those that are always there, and the case studies. */
export async function getSiteEntries(blogs: readonly SitemapEntry[]): Promise<SitemapEntry[]> {
  const studies = await getStudyEntries();
  const pictures = { 'people-of-cairo': await getCairoPictures() };
  return [...toPageEntries(sitePages, { changes, blogs, studies, pictures }), ...studies];
}

async function getStudyEntries(): Promise<SitemapEntry[]> {
  const studies = await getCaseStudies();
  return Promise.all(
    studies.map(async (work) => ({
      path: work.href,
      changed: changes[`case-studies/${work.folder}`],
      pictures: toCaseStudyPictures(await toCaseStudyPage(work, getMediaAddress)),
    })),
  );
}

async function getCairoPictures(): Promise<string[]> {
  const { what, community } = await getPageWords('people-of-cairo');
  const drawn = ['panorama', what.picture.scene].map((name) => getScene(name, ''));
  const pictures = await Promise.all(community.pictures.map(getCommunityPicture));
  return [...drawn, ...pictures].map(({ src }) => src);
}
