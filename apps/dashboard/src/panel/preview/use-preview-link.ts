import { useLocale } from '@payloadcms/ui';
import { useCallback, useRef, useState } from 'react';
import type { PreviewLink } from '../../collections/editing/preview-endpoints.ts';
import { toErrorMessage } from '../inbox/request-inbox.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { requestDashboard } from '../request-dashboard.ts';

/** Minimum remaining lifetime before a new link is created, in milliseconds. */
const MIN_REMAINING = 10 * 60_000;

/** The link to a document's draft. @param apiUrl of the document among the dashboard's own */
export function usePreviewLink(apiUrl: string) {
  const [problem, setProblem] = useState<string>();
  const { notMade, notEnded } = useTranslations('preview').texts;
  const { code: locale } = useLocale();
  const known = useRef<PreviewLink>(undefined);
  const url = `${apiUrl}/preview?locale=${locale}`;

  /** A link that works for an hour. Nothing, and a problem, when there is none to be had. */
  const createLink = useCallback(async (): Promise<PreviewLink | undefined> => {
    try {
      const link = await requestDashboard<PreviewLink>(url, {
        method: 'POST',
        networkError: notMade,
      });
      setProblem(undefined);
      known.current = link;
      return link;
    } catch (error) {
      setProblem(toErrorMessage(error));
      return undefined;
    }
  }, [url, notMade]);

  /** Ends all links that were given out, this one too. @returns whether they are ended */
  const revokeLinks = useCallback(async (): Promise<boolean> => {
    try {
      await requestDashboard(url, {
        method: 'DELETE',
        networkError: notEnded,
      });
      setProblem(undefined);
      known.current = undefined;
      return true;
    } catch (error) {
      setProblem(toErrorMessage(error));
      return false;
    }
  }, [url, notEnded]);

  /** The link of before, as long as it is good for some minutes more. */
  const getLink = useCallback(async () => {
    const link = known.current;
    return link && Date.parse(link.until) - Date.now() > MIN_REMAINING ? link : createLink();
  }, [createLink]);

  return { getLink, createLink, revokeLinks, problem };
}
