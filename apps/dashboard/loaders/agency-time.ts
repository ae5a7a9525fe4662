// A loader for Next: Payload's lists, documents and date fields show and take times in the agency's time zone. As shipped they are in
// the zone of the device, unless a second column keeps a zone for each date.
const ZONE = 'process.env.AGENCY_TIME_ZONE';

/** What is changed, by what stands in its file: each of these must be there as often as it says. */
const changes: [shipped: string, times: number, own: string][] = [
  // utilities/formatDocTitle/formatDateTitle.js
  [
    'const theDate = new TZDate(new Date(date));\n',
    1,
    `const theDate = new TZDate(new Date(date));\n  timezone ||= ${ZONE};\n`,
  ],
  // fields/DateTime/index.js
  [
    'const selectedTimezone = timezoneField?.value;',
    1,
    `const selectedTimezone = timezoneField?.value ?? ${ZONE};`,
  ],
  ['timezone && selectedTimezone && ', 2, 'selectedTimezone && '],
  // elements/DocumentLocked/index.js
  [
    "new Intl.DateTimeFormat('en-US', {",
    1,
    `new Intl.DateTimeFormat(globalThis.document?.documentElement.lang === 'ar' ? 'ar-EG-u-nu-latn' : 'en-GB', { timeZone: ${ZONE},`,
  ],
  ['hour12: true,', 1, "hourCycle: 'h23',"],
];

/** Which of the changes belong together, by the words that tell a file. */
const files: [mark: string, from: number, until: number][] = [
  ['export const formatDate', 0, 1],
  ['DateTimeFieldComponent', 1, 3],
  ['DocumentLocked', 3, 5],
];

/** A file of Payload's that writes or takes times, in; out the same in the agency's zone. */
export default function writeAgencyTime(shipped: string): string {
  const file = files.find(([mark]) => shipped.includes(mark));
  const asked = file ? changes.slice(file[1], file[2]) : [];
  if (asked.length === 0 || asked.some(([part, times]) => shipped.split(part).length !== times + 1))
    throw new Error('Payload writes its times in another way now.');
  return asked.reduce((text, [part, , own]) => text.replaceAll(part, own), shipped);
}
