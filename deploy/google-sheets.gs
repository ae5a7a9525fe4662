const KEY = 'change-me';

const FORMS = {
  contact: ['firstName', 'lastName', 'phone', 'email', 'subject', 'company', 'message'],
  enquiry: ['name', 'phone', 'email', 'title', 'company', 'service'],
  careers: [
    'firstName',
    'lastName',
    'phone',
    'email',
    'position',
    'message',
    'resumeName',
    'resume',
  ],
};

function doPost(event) {
  const { form, key, submissionId } = event.parameter;
  if (key !== KEY || !FORMS[form] || !submissionId) return answer({ ok: false, error: 'refused' });
  const isJson = /^application\/json/.test(event.postData.type);
  const sent = isJson ? JSON.parse(event.postData.contents) : event.parameter;
  const values = FORMS[form].map((name) => String(sent[name] || ''));

  // One message at a time: two at once would both find that they are new.
  const lock = LockService.getScriptLock();
  lock.waitLock(8000);
  try {
    const sheet = getSheet(form);
    const print = toPrint(values);
    const known = sheet
      .getRange('A:A')
      .createTextFinder(submissionId)
      .matchEntireCell(true)
      .findNext();
    if (known) {
      const isSame = sheet.getRange(known.getRow(), 2).getValue() === print;
      return answer(isSame ? { ok: true } : { ok: false, error: 'conflict' });
    }
    const row = values.map((value, index) =>
      FORMS[form][index] === 'resume' ? keepFile(sent, submissionId) : value,
    );
    sheet.appendRow([submissionId, print, new Date().toISOString(), ...row].map(asText));
    SpreadsheetApp.flush();
    return answer({ ok: true });
  } finally {
    lock.releaseLock();
  }
}

function getSheet(form) {
  const book = SpreadsheetApp.getActiveSpreadsheet();
  const found = book.getSheetByName(form);
  if (found) return found;
  const sheet = book.insertSheet(form);
  sheet.appendRow(['submissionId', 'print', 'received', ...FORMS[form]]);
  return sheet;
}

// The apostrophe is not shown. Without it "=…" and "+20 100…" would be computed.
function asText(value) {
  return "'" + value;
}

// The same for the same message: an id that comes with other words belongs to another one.
function toPrint(values) {
  const digest = Utilities.computeDigest(
    Utilities.DigestAlgorithm.SHA_256,
    JSON.stringify(values),
    Utilities.Charset.UTF_8,
  );
  return Utilities.base64EncodeWebSafe(digest);
}

function keepFile(sent, submissionId) {
  const bytes = Utilities.base64Decode(sent.resume);
  const name = submissionId + ' ' + sent.resumeName;
  return DriveApp.createFile(Utilities.newBlob(bytes, sent.resumeType, name)).getUrl();
}

function answer(body) {
  return ContentService.createTextOutput(JSON.stringify(body)).setMimeType(
    ContentService.MimeType.TEXT,
  );
}
