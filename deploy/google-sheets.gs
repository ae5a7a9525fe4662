const KEY = 'change-me';

const FORMS = ['contact', 'enquiry', 'careers'];
const FIRST_COLUMNS = ['submissionId', 'print', 'received'];
// What a message has besides the fields of its form.
const PARAMETERS = ['form', 'key', 'submissionId', 'resumeType'];

function doPost(event) {
  const { form, key, submissionId } = event.parameter;
  if (key !== KEY || !FORMS.includes(form) || !submissionId) return answer({ ok: false, error: 'refused' });
  const isJson = /^application\/json/.test(event.postData.type);
  const sent = isJson ? JSON.parse(event.postData.contents) : event.parameter;
  const names = Object.keys(sent).filter((name) => !PARAMETERS.includes(name));
  const values = names.map((name) => String(sent[name] || ''));

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
    const row = { submissionId, print, received: new Date().toISOString() };
    names.forEach((name, index) => {
      row[name] = name === 'resume' ? keepFile(sent, submissionId) : values[index];
    });
    sheet.appendRow(getColumns(sheet, names).map((name) => asText(row[name] || '')));
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
  sheet.appendRow(FIRST_COLUMNS);
  return sheet;
}

// The names in the first row. A field that has no column yet gets one behind the last.
function getColumns(sheet, names) {
  const columns = sheet.getRange(1, 1, 1, sheet.getLastColumn()).getValues()[0];
  for (const name of names.filter((name) => !columns.includes(name))) {
    columns.push(name);
    sheet.getRange(1, columns.length).setValue(asText(name));
  }
  return columns;
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
