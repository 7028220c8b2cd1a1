import { formsOf } from '#languages/forms.ts';
import { knownWords } from '#languages/word-forms/known-words.ts';
import { readText } from '#languages/word-forms/read-text.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { readFileSync, readdirSync } from 'node:fs';
const catalogue = loadCatalogue('content');
const exc = readFileSync('content/unresolved-forms.tsv','utf8');
for (const language of ['fr','it'] as const) {
  const forms = await formsOf(language); const known = knownWords(forms, catalogue.rows(language));
  for (const f of readdirSync('content/sentences')) { if(!f.endsWith('.tsv')) continue; const L = readFileSync('content/sentences/'+f,'utf8').trim().split('\n'); const hd=L[0]!.split('\t'); const col=hd.indexOf(language);
    for (const l of L.slice(1)) { const c=l.split('\t'); const key=c[0]!, sentence=c[col]!; const taught=catalogue.word(key)?.forms[language] ?? '';
      let text=''; const places:[number,number][]=[]; let open=0; for (const ch of sentence){ if(ch==='[') open=text.length; else if(ch===']') places.push([open,text.length]); else text+=ch; }
      const within=readText(forms,known,text).filter(({at,text:w})=>places.some(([a,b])=>at<b&&at+w.length>a));
      const isForm=(r:any)=>r.key===key||forms.fold(r.form)===forms.fold(taught);
      if (forms.fold(places.map(([a,b])=>text.slice(a,b)).join(' '))===forms.fold(taught)) continue;
      if (within.some(w=>w.candidates.some(c=>c.rows.some(isForm)))) continue;
      console.log(language,key,taught,'|',sentence,'|',within.map(w=>w.text+':'+w.candidates.map(c=>c.base).join(',')).join(' ')); } } }
