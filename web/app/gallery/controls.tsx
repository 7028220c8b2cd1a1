import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { usePopover } from '#web/ui/popover.tsx';
import { RadioField } from '#web/ui/radio-field.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Segment } from '#web/ui/segment.tsx';
import { SpeakerButton } from '#web/ui/speaker-button.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Specimen } from './specimen.tsx';

const LOOKS = ['go', 'main', 'plain', 'text', 'danger'] as const;

/** What is pressed and filled in. */
export function Controls() {
  const [shown, setShown] = useState<'list' | 'pictures' | 'map'>('list');
  const [isSlow, setIsSlow] = useState(false);
  const [isDueOnly, setIsDueOnly] = useState(true);
  return (
    <>
      {LOOKS.map(look => (
        <Specimen key={look} name={`button-${look}`}>
          <Button look={look}>Start</Button>
          <Button look={look} icon="plus">
            Add
          </Button>
          <Button look={look} disabled>
            Start
          </Button>
          <Button look={look} busyLabel="Analyzing...">
            Analyze
          </Button>
          <Button look={look} isBusy busyLabel="Analyzing...">
            Analyze
          </Button>
          <Button look={look} isBusy>
            Log out
          </Button>
          <Button look={look} isBusy icon="plus">
            Add
          </Button>
        </Specimen>
      ))}
      <Specimen name="round-buttons">
        <IconButton icon="plus" label="Add" />
        <IconButton icon="cross" look="quiet" label="Close" />
        <IconButton icon="trash" label="Remove" disabled />
        <IconButton icon="plus" label="Adding" isBusy />
      </Specimen>
      <Specimen name="speakers">
        <SpeakerButton label="Say it" state="idle" />
        <SpeakerButton label="Loading" state="loading" />
        <SpeakerButton label="Speaking" state="playing" />
        <SpeakerButton label="Say it" state="idle" isLarge />
        <SpeakerButton label="Speaking" state="playing" isLarge />
      </Specimen>
      <Specimen name="fields">
        <TextField label="Name" hint="As you want to be called." />
        <TextField label="E-mail" defaultValue="olena@example" error="This does not look like an e-mail" />
        <TextField label="Disabled" defaultValue="Olena" disabled />
        <SelectField label="Subject">
          <option>Question</option>
        </SelectField>
        <SelectField label="Language" start={<span className="tile tile-36 language-en">En</span>}>
          <option>English</option>
        </SelectField>
        <TextArea label="Message" rows={3} />
        <SearchField label="Search" value="" onChange={() => {}} />
      </Specimen>
      <Specimen name="switches">
        <div className="w-full max-w-form">
          <Switch
            label="Speak slowly"
            hint="Gives you time to hear every sound."
            isOn={isSlow}
            onChange={setIsSlow}
          />
          <Switch
            label="Say the word after a right answer"
            isOn={!isSlow}
            onChange={isOn => setIsSlow(!isOn)}
          />
        </div>
      </Specimen>
      <Specimen name="checks">
        <CheckField label="With sounds" defaultChecked />
        <CheckField label="Not shown" />
      </Specimen>
      <Specimen name="radios">
        <RadioField name="fault" label="The translation is wrong" defaultChecked />
        <RadioField name="fault" label="The picture does not fit" />
      </Specimen>
      <Specimen name="segment">
        <Segment
          legend="View"
          options={[
            { value: 'list', label: 'List' },
            { value: 'pictures', label: 'Pictures' },
            { value: 'map', label: 'Map', isDisabled: true },
          ]}
          value={shown}
          onChange={setShown}
        />
      </Specimen>
      <Specimen name="chips">
        <Chip isPressed={!isDueOnly} onClick={() => setIsDueOnly(false)}>
          All
        </Chip>
        <Chip isPressed={isDueOnly} onClick={() => setIsDueOnly(true)}>
          Due now
        </Chip>
      </Specimen>
      <Menu />
    </>
  );
}

function Menu() {
  const { button, panel } = usePopover();
  return (
    <Specimen name="menu">
      <Button {...button}>Menu</Button>
      <div {...panel} className="popover w-70">
        <a href="#menu" className="menu-row">
          <Icon name="user" />
          Profile
        </a>
        <a href="#menu" aria-current="page" className="menu-row">
          <Icon name="info" />
          Progress
        </a>
      </div>
    </Specimen>
  );
}
