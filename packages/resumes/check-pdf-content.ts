import { isStream, type PdfFile } from './pdf-file.ts';
import { getValue, type PDFDict, type PDFObject, pdf, toName } from './pdf-library.ts';
import { rejectIf } from './rejection.ts';
import type { ResumeNote } from './resume-rules.ts';

/**
 * Actions with effects outside the page, and their keys. A paragraph style of a tagged PDF may have the same name in `/S`,
 * but none of these keys.
 */
const ACTIVE_ACTIONS: Record<string, string[]> = {
  JavaScript: ['JS'],
  Launch: ['F', 'Win', 'Mac', 'Unix'],
  Rendition: ['JS', 'OP', 'AN'],
  RichMediaExecute: ['TA', 'CMD'],
};

/** Actions that may run without a click: they only change the view. */
const OWN_ACTIONS = new Set([
  'GoTo',
  'GoToDp',
  'GoTo3DView',
  'Hide',
  'Named',
  'ResetForm',
  'SetOCGState',
  'Thread',
  'Trans',
]);

/** Events of `/AA` that are a click. */
const CLICKS = new Set(['D', 'U']);

const XFA_SCRIPT = /<(?:[\w.-]+:)?script[\s/>]|x-javascript|x-formcalc/i;

/**
 * Checks the content of a PDF by the keys of its dictionaries, never by its text.
 * @throws {Rejection} `active` when the PDF can run something, or leaves the file without a click
 */
export async function checkPdfContent(file: PdfFile): Promise<ResumeNote[]> {
  const { dictionaries, resolve } = file;
  const get = (dict: PDFDict, key: string) => resolve(getValue(dict, key));
  const getDicts = (dict: PDFDict, key: string) => get(dict, key).filter(isDict);
  const getNames = (dict: PDFDict, key: string) => get(dict, key).map(toName);
  const has = (dict: PDFDict, key: string) => getValue(dict, key) !== undefined;
  const hasSome = (dict: PDFDict, key: string) =>
    get(dict, key).some((value) => value instanceof pdf.PDFArray && value.size() > 0);

  // A named destination can also be called JS, and is an array or a dictionary.
  const hasScript = (dict: PDFDict) =>
    has(dict, 'JS') &&
    (has(dict, 'S') ||
      get(dict, 'JS').length === 0 ||
      get(dict, 'JS').some((value) => !(isDict(value) || value instanceof pdf.PDFArray)));

  const isActiveAction = (dict: PDFDict) =>
    getNames(dict, 'S').some((name = '') => ACTIVE_ACTIONS[name]?.some((key) => has(dict, key)));

  const hasTree = (dict: PDFDict, key: string) =>
    getDicts(dict, key).some((tree) => hasSome(tree, 'Names') || hasSome(tree, 'Kids'));

  const hasRichMedia = (dict: PDFDict) =>
    getNames(dict, 'Subtype').includes('RichMedia') ||
    ['RichMediaContent', 'RichMediaSettings'].some((key) => getDicts(dict, key).length > 0) ||
    get(dict, 'OnInstantiate').some(isStream);

  /** Whether an action or one that follows it leaves the file. */
  function leaves(action: PDFObject, known = new Set<PDFObject>()): boolean {
    if (known.has(action)) return false;
    known.add(action);
    if (action instanceof pdf.PDFArray) {
      return action.asArray().some((next) => resolve(next).some((one) => leaves(one, known)));
    }
    if (!isDict(action)) return false;
    const isForeign = getNames(action, 'S').some((name) => name && !OWN_ACTIONS.has(name));
    return isForeign || get(action, 'Next').some((next) => leaves(next, known));
  }

  const leavesWithoutClick = (dict: PDFDict) =>
    getDicts(dict, 'OpenAction').some((action) => leaves(action)) ||
    getDicts(dict, 'AA').some((events) =>
      events
        .entries()
        .filter(([event]) => !CLICKS.has(toName(event) ?? ''))
        .some(([, action]) => resolve(action).some((one) => leaves(one))),
    );

  for (const dict of dictionaries) {
    const isActive =
      hasScript(dict) ||
      isActiveAction(dict) ||
      hasTree(dict, 'JavaScript') ||
      hasRichMedia(dict) ||
      leavesWithoutClick(dict);
    rejectIf(isActive, 'active');
  }

  const forms = dictionaries.flatMap((dict) => get(dict, 'XFA'));
  const parts = forms.flatMap((form) =>
    form instanceof pdf.PDFArray ? form.asArray().flatMap(resolve) : [form],
  );
  for (const part of await file.unpack([...new Set(parts.filter(isStream))])) {
    rejectIf(XFA_SCRIPT.test(part.toString('latin1')), 'active');
  }

  const hasAttachments = dictionaries.some(
    (dict) =>
      getNames(dict, 'Type').includes('EmbeddedFile') ||
      getDicts(dict, 'EF').length > 0 ||
      hasTree(dict, 'EmbeddedFiles'),
  );
  const isForm = forms.some((form) => isStream(form) || form instanceof pdf.PDFArray);
  return [
    ...(hasAttachments ? (['attachments'] as const) : []),
    ...(isForm ? (['form'] as const) : []),
  ];
}

const isDict = (object: PDFObject): object is PDFDict => object instanceof pdf.PDFDict;
