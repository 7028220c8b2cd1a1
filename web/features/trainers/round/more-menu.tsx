import { type ReactNode, useState } from 'react';
import { CARD_ID } from '#contract/bounds.ts';
import { isLetterId } from '#contract/letter-ids.ts';
import { openWord, type Round } from '#learning/round/round-state.ts';
import { type Choice, choose, isChosen } from '#web/platform/feedback/choices.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Link } from '#web/platform/router/link.tsx';
import { isAlwaysSlow, keepSlow } from '#web/platform/speech/pace.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { usePopover } from '#web/ui/popover.tsx';
import { Report } from '#web/vocabulary/words/report.tsx';
import { useRoundKeys } from './keys.ts';
import { RoundKeysList, useKeysList } from './keys-list.tsx';
import { useLeaving } from './leaving.ts';
import { RoundSettings } from './round-settings.tsx';
import type { Act } from './use-round.ts';

type MoreMenuProps = { round: Round; act: Act; home: string };

/** What else can be done in a round, in a panel; on a phone it lies at the bottom. */
export function MoreMenu({ round, act, home }: MoreMenuProps) {
  const { t } = useTranslation();
  const menu = usePopover({ onOpen: panel => panel.querySelector<HTMLElement>('button, a')?.focus() });
  const [reported, setReported] = useState<{ id: string; word: string } | null>(null);
  const [isSetting, setIsSetting] = useState(false);
  const keys = useKeysList();
  const word = openWord(round);
  const { canListen, canType } = round.wishes;
  const left = round.steps.slice(round.at).filter(({ kind }) => kind !== 'meet').length;
  const closing = (does: () => void) => () => {
    menu.close();
    does();
  };
  useLeaving(home, menu.isOpen);
  useRoundKeys({ help: keys.open });
  return (
    <>
      <IconButton {...menu.button} icon="more" look="quiet" label={t('round.more')} />
      <div
        {...menu.panel}
        role="dialog"
        aria-label={t('round.more')}
        className="popover w-95 max-sm:top-auto! max-sm:bottom-3! max-sm:inset-x-3! max-sm:max-h-[80dvh]! max-sm:w-auto max-sm:max-w-none max-sm:backdrop:bg-veil"
      >
        {menu.isOpen && (
          <>
            {round.past.length > 0 && (
              <Row icon="undo" keyCap="U" onPress={closing(() => act({ type: 'undo' }))}>
                {t('trainers.keys.undo')}
              </Row>
            )}
            <Row
              icon="speaker"
              onPress={closing(() => act({ type: canListen ? 'cannotListen' : 'canListen' }))}
            >
              {t(canListen ? 'round.cannotListen' : 'round.canListen')}
            </Row>
            <Row icon="keyboard" onPress={closing(() => act({ type: canType ? 'cannotType' : 'canType' }))}>
              {t(canType ? 'round.cannotType' : 'round.canType')}
            </Row>
            <SlowRow />
            <ChoiceRow icon="arrow" choice="goOnByItself" />
            <div className="my-1 border-t border-line" />
            {word && !CARD_ID.test(word.id) && !isLetterId(word.id) && (
              <Row icon="flag" onPress={closing(() => setReported(word))}>
                {t('round.report')}
              </Row>
            )}
            <Row icon="settings" onPress={closing(() => setIsSetting(true))}>
              {t('round.settings')}
            </Row>
            <span className="contents [@media_not_((hover:hover)_and_(pointer:fine))]:hidden">
              <Row icon="list" keyCap="?" onPress={closing(keys.open)}>
                {t('trainers.keys.title')}
              </Row>
            </span>
            <Link to={home} className="menu-row">
              <Icon name="cross" />
              {t('round.leaveKept', { count: left })}
            </Link>
          </>
        )}
      </div>
      <RoundKeysList dialog={keys.dialog} />
      {isSetting && <RoundSettings onClose={() => setIsSetting(false)} />}
      {reported && <Report words={[reported]} onClose={() => setReported(null)} />}
    </>
  );
}

type RowProps = {
  icon: IconName;
  onPress: () => void;
  /** The key that does the same, where there are keys. */
  keyCap?: string;
  children: ReactNode;
};

function Row({ icon, onPress, keyCap, children }: RowProps) {
  return (
    <button type="button" className="menu-row" onClick={onPress} aria-keyshortcuts={keyCap}>
      <Icon name={icon} />
      <span className="flex-1">{children}</span>
      {keyCap && (
        <span className="rounded-md bg-well px-2 py-1 font-sans text-xs font-semibold text-quiet max-sm:hidden">
          {keyCap}
        </span>
      )}
    </button>
  );
}

type SwitchRowProps = { icon: IconName; label: string; isOn: boolean; onChange: (isOn: boolean) => void };

function SwitchRow({ icon, label, isOn, onChange }: SwitchRowProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      className="menu-row"
      onClick={() => onChange(!isOn)}
    >
      <Icon name={icon} />
      <span className="flex-1">{label}</span>
      <span className="text-[0.9375rem] text-quiet">{t(isOn ? 'round.on' : 'round.off')}</span>
    </button>
  );
}

function SlowRow() {
  const { t } = useTranslation();
  const [isOn, setIsOn] = useState(isAlwaysSlow);
  const change = (isSlow: boolean) => {
    keepSlow(isSlow);
    setIsOn(isSlow);
  };
  return <SwitchRow icon="speaker" label={t('round.speakSlowly')} isOn={isOn} onChange={change} />;
}

function ChoiceRow({ icon, choice }: { icon: IconName; choice: Choice & 'goOnByItself' }) {
  const { t } = useTranslation();
  const [isOn, setIsOn] = useState(() => isChosen(choice));
  const change = (isChosenNow: boolean) => {
    choose(choice, isChosenNow);
    setIsOn(isChosenNow);
  };
  return <SwitchRow icon={icon} label={t(`trainers.feel.${choice}`)} isOn={isOn} onChange={change} />;
}
