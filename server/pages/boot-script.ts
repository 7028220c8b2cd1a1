import { LANGUAGE_CODES } from '#languages/index.ts';

/**
 * Runs before the page is painted. It shows the appearance that was chosen, and where this browser knows more than it has told the
 * server (no cookies, more languages than it sends), it hides what was rendered for somebody else: `main.tsx` then draws afresh. Its
 * rule for languages is that of `choose-language.ts`; one table tests both. Presses of buttons and words that come before React are
 * kept for `main.tsx`; links lead away by themselves.
 */
export const BOOT_SCRIPT = `(function(d){
var known=${JSON.stringify(LANGUAGE_CODES)};
function code(hint){return String(hint||'').trim().split(/[-_]/)[0].toLowerCase()}
function isKnown(hint){return known.indexOf(hint)>=0}
function stored(key){try{return localStorage.getItem(key)}catch(e){return null}}
var look=stored('appearance');
if(look==='light'||look==='dark')d.dataset.appearance=look;
if(!d.dataset.visitor)return;
var lang=[stored('language')].concat([].slice.call(navigator.languages||[]),d.lang).map(code).filter(isKnown)[0];
var chosen=[stored('learningLanguage'),stored('learning_language')].filter(isKnown)[0];
var learn=chosen||d.dataset.learn;
var visitor=stored('auth_token')===null?'guest':'user';
if(lang!==d.lang||learn!==d.dataset.learn||visitor!==d.dataset.visitor||(chosen&&d.dataset.undecided===''))d.dataset.wait='';
var clicked=[];
function keep(e){var t=e.target.closest('button,[data-word]');if(!t)return;e.preventDefault();if(clicked.indexOf(t)<0)clicked.push(t)}
addEventListener('click',keep,true);
window.earlyClicks={clicked:clicked,end:function(){removeEventListener('click',keep,true)}}
})(document.documentElement)`.replaceAll('\n', '');
