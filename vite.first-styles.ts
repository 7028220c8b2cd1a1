import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { firstStylesOf, HOMES } from './contract/page-modules.ts';

/** Writes beside the sheet of styles the part of it that each home needs, which goes out in its page (`server/pages/documents.ts`). */
export function firstStyles(): Plugin {
  let root = '';
  return {
    name: 'first-styles',
    enforce: 'post',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const modules = files.flatMap(file => (file.type === 'chunk' ? Object.entries(file.modules) : []));
      const sheets = files.filter(file => file.fileName.endsWith('.css'));
      const [sheet] = sheets;
      if (sheet?.type !== 'asset' || sheets.length > 1) throw new Error('homes know one sheet of styles');
      const html = await readFile(join(root, 'index.html'), 'utf8');
      const modulesOf = (home: string) => {
        const found = new Set<string>();
        const add = (id: string) => {
          // Libraries have no classes of ours, but many of their words.
          if (found.has(id) || id.includes('node_modules')) return;
          found.add(id);
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) add(imported);
        };
        for (const module of ['main.tsx', home]) add(join(root, module));
        return found;
      };
      for (const home of HOMES) {
        const needed = modulesOf(home);
        const code = modules.map(([id, { code }]) => (needed.has(id) ? code : ''));
        this.emitFile({
          type: 'asset',
          fileName: firstStylesOf(home).slice(1),
          source: stylesFor([html, ...code].join('\n'), sheet.source.toString()),
        });
      }
    },
  };
}

/**
 * The rules of a sheet that code may need, in their order: those without a class, and those whose classes all stand in it, with the
 * properties and movements that these name; the parts of fields only where it has fields. Whatever cannot be told stays.
 *
 * @param sheet minified
 */
export function stylesFor(code: string, sheet: string): string {
  const words = new Set(code.split(/[\s"'`]+/));
  // Of a class that is put together, as `shelf-${shelf}`, only the beginning is known.
  const beginnings = Array.from(code.matchAll(/([\w-]+-)\$\{/g), ([, beginning = '']) => beginning);
  const isSaid = (name: string) =>
    words.has(name) || beginnings.some(beginning => name.startsWith(beginning));
  const all = parse(sheet.replace(/\/\*[\s\S]*?\*\/\s*/g, ''));
  const hasInputs = /["'`]input["'`]/.test(code);
  let rules = keptRules(all, head => isOneSaid(head, isSaid) && (hasInputs || !OF_INPUTS.test(head)));
  for (let before = ''; before !== written(rules); ) {
    before = written(rules);
    rules = withoutUnnamed(rules, new Set(`${before.replace(DEFINED, '')} ${code}`.match(/[\w-]+/g)));
  }
  return written(rules);
}

/** A rule with others in it, or with what it declares; a statement has neither. */
type Rule = { head: string; inner?: Rule[] | string };

/** Where a property gets its value and a movement its name: neither is a use. */
const DEFINED = /(?<=[{;])--[\w-]+(?=:)|@(?:property|keyframes) [\w-]+/g;
const GROUP = /^@(?:layer|media|supports|container)\b/;

function parse(css: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  for (const { at, sign, end } of topLevel(css)) {
    const head = css.slice(start, at);
    if (sign === ';') rules.push({ head: `${head};` });
    else {
      const inner = css.slice(at + 1, end);
      rules.push({ head, inner: GROUP.test(head) ? parse(inner) : inner });
    }
    start = end + 1;
  }
  if (start < css.length) rules.push({ head: css.slice(start) });
  return rules;
}

/** The semicolons and blocks of a text that stand in no other block, with where each ends. */
function* topLevel(css: string): Generator<{ at: number; sign: string; end: number }> {
  let depth = 0;
  let open = 0;
  for (const { 0: sign, index } of css.matchAll(/"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|\\.|[{};]/g)) {
    if (sign === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth === 0) yield { at: open, sign: '{', end: index };
    } else if (sign === ';' && depth === 0) yield { at: index, sign, end: index };
  }
}

/** Nothing but parts that browsers give to fields. */
const OF_INPUTS =
  /^(?:::(?:file-selector-button|placeholder|-webkit-(?:search|date|inner|outer|calendar)[\w-]*),?)+$/;

const isOneSaid = (selectors: string, isSaid: (name: string) => boolean) =>
  meantClasses(selectors).some(names => names.every(isSaid));

function keptRules(rules: readonly Rule[], isNeeded: (selectors: string) => boolean): Rule[] {
  return rules.flatMap(rule => {
    const { head, inner } = rule;
    if (Array.isArray(inner)) {
      const kept = keptRules(inner, isNeeded);
      // An empty layer still tells its place among the others.
      return kept.length === 0 && !head.startsWith('@layer') ? [] : [{ head, inner: kept }];
    }
    return head.startsWith('@') || isNeeded(head) ? [rule] : [];
  });
}

/** Signs of a name that mean something in a selector stand behind a backslash; here they are moved where nothing means anything. */
const AWAY = 0xe000;

/** For each selector of a list, the classes that there have to be for it to mean anything. */
function meantClasses(selectors: string): string[][] {
  let bare = selectors.replace(/\\([\da-f]{1,6}) ?|\\(.)/g, (_, code: string | undefined, sign: string) =>
    String.fromCharCode(AWAY + (code === undefined ? sign.charCodeAt(0) : Number.parseInt(code, 16))),
  );
  for (let before = ''; before !== bare; ) {
    before = bare;
    // One of several is enough, and what must not be there need not be anywhere.
    bare = bare.replace(/(:(?:is|where))?\(([^()]*)\)/g, (_, asks: string | undefined, inner: string) =>
      asks === undefined || inner.includes(',') ? '' : inner,
    );
  }
  return bare
    .split(',')
    .map(selector =>
      Array.from(selector.matchAll(/\.([-\w\x80-\uffff]+)/g), ([, name = '']) =>
        name.replace(/[\ue000-\ue0ff]/g, sign => String.fromCharCode(sign.charCodeAt(0) - AWAY)),
      ),
    );
}

/** Leaves out properties, values of properties and movements that nothing names. */
function withoutUnnamed(rules: readonly Rule[], names: ReadonlySet<string>): Rule[] {
  return rules.flatMap(({ head, inner }) => {
    const [, name] = /^@(?:property|keyframes) ([\w-]+)/.exec(head) ?? [];
    if (name !== undefined && !names.has(name)) return [];
    if (inner === undefined) return [{ head }];
    const kept = Array.isArray(inner) ? withoutUnnamed(inner, names) : withoutValues(inner, names);
    return kept.length === 0 && !head.startsWith('@layer') ? [] : [{ head, inner: kept }];
  });
}

/** Of rules that do nothing but give values to properties, those values that something takes. */
function withoutValues(inner: string, names: ReadonlySet<string>): string {
  const values = parse(inner).map(({ head }) => head);
  if (!values.every(value => value.startsWith('--'))) return inner;
  return values.filter(value => names.has(value.slice(0, value.indexOf(':')))).join('');
}

const written = (rules: readonly Rule[]): string =>
  rules
    .map(({ head, inner }) =>
      inner === undefined ? head : `${head}{${Array.isArray(inner) ? written(inner) : inner}}`,
    )
    .join('');
