type TextField = HTMLInputElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /** What fields of text held last, until the page's script has taken them over. */
    earlyKeys?: Map<TextField, string> | undefined;
  }
}

const TEXTS = 'textarea,input:not([type=checkbox],[type=radio],[type=file])';

/**
 * A script for the beginning of a page: notes what is typed into fields of text, and lets it be typed. Payload closes its
 * fields until their script runs, which on a slow line is some seconds after they are shown. React draws a field anew with
 * what it said at first while it takes the page over: before the next key what was typed is put back.
 */
export const NOTE_KEYS = `(()=>{
const typed=window.earlyKeys=new Map();
const watcher=new MutationObserver(()=>{
if(window.earlyKeys!==typed)return watcher.disconnect();
for(const field of document.querySelectorAll('.field-type :is(${TEXTS}):disabled'))field.disabled=false
});
watcher.observe(document,{childList:true,subtree:true});
addEventListener('beforeinput',({target})=>{
const text=window.earlyKeys===typed?typed.get(target):undefined;
if(text===undefined||text===target.value)return;
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target),'value').set.call(target,text);
target.setSelectionRange(text.length,text.length)
},true);
addEventListener('input',({target})=>{
if(window.earlyKeys===typed&&target.matches('${TEXTS}'))typed.set(target,target.value)
},true)})()`;

/** For so long fields may stay closed that the page's script has taken over, in milliseconds. */
const PATIENCE = 10_000;

/** Types it again as soon as somebody listens. Returns how it ends before. */
export function replayKeys(): () => void {
  const end = performance.now() + PATIENCE;
  let frame = 0;
  const look = () => {
    const typed = [...(window.earlyKeys ?? [])].filter(([field]) => field.isConnected);
    const isWaiting = typed.some(([field]) => isClosed(field)) && performance.now() < end;
    if (isWaiting) {
      // Drawn anew meanwhile, they would say what they said at first, and lose it with the next key.
      for (const [field, text] of typed) if (field.value !== text) setUnseen(field, text);
      frame = requestAnimationFrame(look);
      return;
    }
    window.earlyKeys = undefined;
    for (const [field, text] of typed) {
      if (isClosed(field)) field.disabled = true;
      else typeAgain(field, text);
    }
  };
  look();
  return () => cancelAnimationFrame(frame);
}

/** Whether Payload lets nobody write into a field: not yet, or not this account. */
const isClosed = (field: TextField): boolean => field.closest('.field-type.read-only') !== null;

/** Puts a text into a field without React's notice. */
function setUnseen(field: TextField, text: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
}

function typeAgain(field: TextField, text: string): void {
  const { selectionStart, selectionEnd } = field;
  // React takes no notice of a value that it has seen, and it may have seen this one while it took the page over.
  field.value = text === '' ? '0' : '';
  setUnseen(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  if (field === document.activeElement && selectionStart !== null) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
}
