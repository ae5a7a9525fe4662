import { afifiOffice, afifiOfficeStaging as staging } from '../../identities/afifi-office.ts';
import type { Sheet } from '../case-pictures.ts';
import { arabicText, markIn, nameIn, sheet } from '../sheet.ts';

const { palette: c } = afifiOffice;

/** What a page says in one language; a title's words come line by line. */
interface Words {
  menu: readonly string[];
  title: string;
  lead: string;
  situations: readonly string[];
  form: string;
  fields: readonly string[];
  send: string;
  people: readonly (readonly [name: string, speaks: string, admitted: string, field: string])[];
  next: string;
}

const english: Words = {
  menu: ['Situations', 'People', 'العربية'],
  title: 'What happened?',
  lead: 'Choose the sentence that is nearest. We begin there.',
  situations: [
    'My partner wants to leave.',
    'Somebody has used our name.',
    'The tenant no longer answers.',
    'We are hiring our first ten.',
    'I signed, and now I read it.',
  ],
  form: 'Call me back.',
  fields: ['Your name', 'Telephone', 'Who is on the other side?'],
  send: 'Send',
  people: [
    ['Salma Afifi', 'Arabic, English, French', 'Cassation, 1998', 'Companies'],
    ['Hany Roshdy', 'Arabic, English', 'Appeal, 2006', 'Work and tenancy'],
    ['Mariam Girgis', 'Arabic, Italian', 'Appeal, 2011', 'Names and marks'],
  ],
  next: 'We ask the third so that we can check for a conflict.',
};

const arabicWords: Words = {
  menu: ['مواقف', 'من نحن', 'English'],
  title: 'ماذا حدث؟',
  lead: 'اختر أقرب جملة إليك، ومنها نبدأ.',
  situations: [
    'شريكي يريد أن يخرج.',
    'استعمل أحدهم اسمنا.',
    'المستأجر لم يعد يرد.',
    'نوظّف أول عشرة.',
    'وقّعت، والآن أقرأ.',
  ],
  form: 'اتصلوا بي.',
  fields: ['اسمك', 'الهاتف', 'من الطرف الآخر؟'],
  send: 'أرسل',
  people: [
    ['سلمى عفيفي', 'العربية والإنجليزية والفرنسية', 'نقض، ١٩٩٨', 'شركات'],
    ['هاني رشدي', 'العربية والإنجليزية', 'استئناف، ٢٠٠٦', 'عمل وإيجار'],
    ['مريم جرجس', 'العربية والإيطالية', 'استئناف، ٢٠١١', 'أسماء وعلامات'],
  ],
  next: 'نسأل الثالث لنتأكد من خلو الأمر من التعارض.',
};

const style = `header{display:flex;align-items:center;gap:30px;padding:22px 44px;border-bottom:1px solid ${c.fold};font-size:17px}header i{flex:1}strong{font:700 30px/1 'Afifi Arabic';color:${c.garnet}}
main{background:${c.paper};color:${c.black}}
.rtl{direction:rtl}
h1{font:600 56px/1.1 Afifi;padding:38px 44px 0;color:${c.burgundy}}.rtl h1{font:700 64px/1.3 'Afifi Arabic';padding-top:20px}
.lead{padding:10px 44px 0;font-size:20px}
ol{list-style:none;margin:24px 44px 0}
li{display:flex;align-items:baseline;justify-content:space-between;border-top:1px solid ${c.fold};padding:11px 0 12px;font-size:26px}.rtl li{font:700 25px/1.4 'Afifi Arabic'}
li::after{content:'→';color:${c.garnet};font-family:Text}.rtl li::after{content:'←'}`;

const bar = ({ menu }: Words, isArabic: boolean) =>
  `<header>${markIn(staging, 38, c.garnet)}${isArabic ? '<strong>مكتب عفيفي</strong>' : nameIn(staging, 84, c.garnet)}<i></i>${menu.map((word) => `<span>${word}</span>`).join('')}</header>`;

/** The first page: no fields of law, but what happens to people. */
const first =
  (words: Words, isArabic = false): Sheet['draw'] =>
  (page) =>
    sheet(
      page,
      style,
      `<div class="${isArabic ? 'rtl' : ''}">${bar(words, isArabic)}<h1>${words.title}</h1><p class="lead">${words.lead}</p><ol>${words.situations.map((each) => `<li>${each}</li>`).join('')}</ol></div>`,
    );

/** The second and last step: who answers, and what the office must know to call. */
const second =
  (words: Words, isArabic = false): Sheet['draw'] =>
  (page) =>
    sheet(
      page,
      `${style}
section{position:absolute;inset-block:0;width:400px;padding:40px 36px}
.people{inset-inline-start:0}.form{inset-inline-end:0;background:${c.burgundy};color:${c.paper}}
h2{font:600 33px/1.15 Afifi;margin-bottom:18px}.rtl h2{font:700 38px/1.3 'Afifi Arabic'}
.people div{border-top:1px solid ${c.fold};padding:15px 0 17px;font-size:17px;line-height:1.4}.people b{display:block;font:600 21px/1.4 Afifi;color:${c.burgundy}}.rtl .people b{font:700 23px/1.5 'Afifi Arabic'}
label{display:block;font-size:17px;margin-top:16px}label i{display:block;height:46px;margin-top:5px;border:1px solid ${c.gilt}}
.send{display:inline-block;margin-top:24px;padding:10px 34px 11px;background:${c.gilt};color:${c.dark};font-size:20px}small{display:block;margin-top:18px;font-size:16px;line-height:1.45}`,
      `<div class="${isArabic ? 'rtl' : ''}"><section class="people"><h2>${isArabic ? 'من يجيب' : 'Who answers'}</h2>${words.people.map(([name, speaks, admitted, field]) => `<div><b>${name}</b>${speaks}<br>${admitted}<br>${field}</div>`).join('')}</section><section class="form"><h2>${words.form}</h2>${words.fields.map((field) => `<label>${field}<i></i></label>`).join('')}<span class="send">${words.send}</span><small>${words.next}</small></section></div>`,
    );

/** The website, at the size in which it is read. */
export const afifiOfficeSheets: readonly Sheet[] = [
  { name: 'website', typefaces: [arabicText.plex], draw: first(english) },
  { name: 'website-ar', typefaces: [arabicText.plex], draw: first(arabicWords, true) },
  { name: 'form', typefaces: [arabicText.plex], draw: second(english) },
  { name: 'form-ar', typefaces: [arabicText.plex], draw: second(arabicWords, true) },
];
