import { useCallback, useRef, useState } from 'react';
import type { PreviewLink } from '../../collections/editing/preview-endpoints.ts';
import { askDashboard } from '../ask-dashboard.ts';
import { toSentence } from '../inbox/send.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';

/** What is left of a link when another is asked for, in milliseconds. */
const RENEWED = 10 * 60_000;

/** The link to a document's draft. @param address of the document among the dashboard's own */
export function usePreviewLink(address: string) {
  const [problem, setProblem] = useState<string>();
  const { notMade, notEnded } = useTranslations('preview').texts;
  const known = useRef<PreviewLink>(undefined);

  /** A link that works for an hour. Nothing, and a problem, when there is none to be had. */
  const make = useCallback(async (): Promise<PreviewLink | undefined> => {
    try {
      const link = await askDashboard<PreviewLink>(`${address}/preview`, {
        method: 'POST',
        lost: notMade,
      });
      setProblem(undefined);
      known.current = link;
      return link;
    } catch (error) {
      setProblem(toSentence(error));
      return undefined;
    }
  }, [address, notMade]);

  /** Ends all links that were given out, this one too. @returns whether they are ended */
  const end = useCallback(async (): Promise<boolean> => {
    try {
      await askDashboard(`${address}/preview`, {
        method: 'DELETE',
        lost: notEnded,
      });
      setProblem(undefined);
      known.current = undefined;
      return true;
    } catch (error) {
      setProblem(toSentence(error));
      return false;
    }
  }, [address, notEnded]);

  /** The link of before, as long as it is good for some minutes more. */
  const get = useCallback(async () => {
    const link = known.current;
    return link && Date.parse(link.until) - Date.now() > RENEWED ? link : make();
  }, [make]);

  return { get, make, end, problem };
}
