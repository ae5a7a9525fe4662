// A loader for Next: Payload's lists, documents, versions and date fields show and take times in the agency's time zone. As shipped
// they are in the zone of the device, unless a second column keeps a zone for each date.
const ZONE = 'process.env.AGENCY_TIME_ZONE';

type Change = [shipped: RegExp, own: string];

/** What is changed in each file, which a text of its own tells; each must be found. */
const files: [mark: string, changes: Change[]][] = [
  // utilities/formatDocTitle/formatDateTitle.js
  [
    'export const formatDate',
    [
      [
        /const theDate = new TZDate\(new Date\(date\)\);\n/,
        `const theDate = new TZDate(new Date(date));\n  timezone ||= ${ZONE};\n`,
      ],
    ],
  ],
  // fields/DateTime/index.js
  [
    'const DateTimeFieldComponent',
    [
      [
        /const selectedTimezone = timezoneField\?\.value;/,
        `const selectedTimezone = timezoneField?.value ?? ${ZONE};`,
      ],
      [/timezone && selectedTimezone && userTimezone/, 'selectedTimezone && userTimezone'],
      [/timezone && selectedTimezone && incomingDate/, 'selectedTimezone && incomingDate'],
    ],
  ],
  // exports/shared/index.js, one line without names
  [
    'constructDateFrom',
    [[/(\(\{date:\w+,i18n:\w+,pattern:\w+,timezone:\w+)(\}\)=>\{)/, `$1=${ZONE}$2`]],
  ],
];

/** A file of Payload's that writes or takes times, in; out the same in the agency's zone. */
export default function writeAgencyTime(shipped: string): string {
  const [, changes = []] = files.find(([mark]) => shipped.includes(mark)) ?? [];
  if (changes.length === 0 || changes.some(([part]) => !part.test(shipped)))
    throw new Error('Payload writes its times in another way now.');
  return changes.reduce((text, [part, own]) => text.replace(part, own), shipped);
}
