import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { getOwnText, OwnTextSummary } from '#contract/own-texts.ts';
import { pathTo } from '#contract/pages.ts';
import type { Language } from '#languages/index.ts';
import { call } from '../../http.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslation } from '../../i18n/i18n.tsx';
import { personalKeyOf } from '../../queries.ts';
import { Link } from '../../router/link.tsx';
import { saveFile } from '../../save-file.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { OwnTextForm } from './own-text-form.tsx';
import { useOwnTextChanges, useOwnTexts } from './own-texts.ts';

/** The texts that a person brought along in a language, and the way to bring another one. */
export function MyTexts({ learn }: { learn: Language }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const texts = useOwnTexts().data?.data.texts.filter(text => text.learn === learn) ?? [];
  return (
    <section className="mb-6 grid gap-3">
      {texts.length > 0 && <h2 className="font-semibold">{t('reader.myTexts')}</h2>}
      {texts.length > 0 && (
        <ul className="grid gap-2">
          {texts.map(text => (
            <li key={text.id}>
              <OwnTextCard text={text} />
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <OwnTextForm learn={learn} />
      ) : (
        <div>
          <Button icon="plus" onClick={() => setIsOpen(true)}>
            {t('reader.addText')}
          </Button>
        </div>
      )}
    </section>
  );
}

function OwnTextCard({ text }: { text: OwnTextSummary }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { remove } = useOwnTextChanges();
  const download = useDownload();
  const { id, title, learn, length } = text;
  return (
    <div className="flex items-center gap-1 rounded-card border border-line bg-card ps-4 pe-1">
      <Link
        to={pathTo('text', { id })}
        className="grid min-h-16 min-w-0 flex-1 content-center py-2 hover:text-accent"
      >
        <bdi lang={learn} className="word word-lg wrap-anywhere">
          {title}
        </bdi>
        <span className="text-sm text-quiet tabular-nums">
          {t('analyser.characters', { length: number(length) })}
        </span>
      </Link>
      <IconButton
        icon="download"
        look="quiet"
        label={t('reader.downloadOwn', { title })}
        onClick={() => void download(text)}
      />
      <IconButton
        icon="trash"
        look="quiet"
        label={t('reader.deleteOwn', { title })}
        onClick={() => void remove(text)}
      />
    </div>
  );
}

/** Hands a text back to its owner as a file. */
function useDownload() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  return async ({ id, title }: OwnTextSummary) => {
    const input = { params: { id } };
    try {
      const { data } = await queries.fetchQuery({
        queryKey: personalKeyOf<typeof getOwnText>('/own-texts/:id', input),
        queryFn: () => call<typeof getOwnText>('GET', '/own-texts/:id', input),
      });
      const name =
        title
          .replace(/[^\p{L}\p{M}\p{N} -]+/gu, ' ')
          .trim()
          .slice(0, 80) || 'text';
      saveFile(`${name}.txt`, 'text/plain;charset=utf-8', data.text.body);
    } catch (error) {
      showFailure(t('reader.failed'), error);
    }
  };
}
