import changes from 'virtual:last-changes';
import { getMediaAddress } from '../../dashboard-client/get-media-address.ts';
import { sitePages } from '../../i18n/site-pages.ts';
import { toCaseStudyPage } from '../../images/case-study-page.ts';
import { getCommunityPicture } from '../../images/community-pictures.ts';
import { getScene } from '../../images/scenes.ts';
import { getCaseStudies } from '../../images/work-tiles.ts';
import {
  type SitemapEntry,
  toCaseStudyPictures,
  toNewest,
  toPageEntries,
} from '../../model/head/sitemap.ts';

type WordsLocals = Pick<App.Locals, 'readWords' | 'readChange'>;

/** Every page but the blogs': those that are always there, and the case studies. */
export async function getSiteEntries(
  blogs: readonly SitemapEntry[],
  locals: WordsLocals,
): Promise<SitemapEntry[]> {
  const studies = await getStudyEntries();
  const pictures = { 'people-of-cairo': await getCairoPictures(locals) };
  const ofPages = { changes: await getPageChanges(locals), blogs, studies, pictures };
  return [...toPageEntries(sitePages, ofPages), ...studies];
}

/** When the words of each page last changed, in its file or in the dashboard. */
async function getPageChanges({ readChange }: WordsLocals) {
  const days = await Promise.all(
    sitePages.map(async ({ name }) => {
      const built = changes[`pages/${name}`];
      const edited = await readChange(name);
      return [name, edited === 'never' ? built : toNewest([built, edited])] as const;
    }),
  );
  return Object.fromEntries(days);
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

async function getCairoPictures(locals: WordsLocals): Promise<string[]> {
  const { what, community } = await locals.readWords('people-of-cairo');
  const drawn = ['panorama', what.picture.scene].map((name) => getScene(name, ''));
  const pictures = await Promise.all(community.pictures.map(getCommunityPicture));
  return [...drawn, ...pictures].map(({ src }) => src);
}
