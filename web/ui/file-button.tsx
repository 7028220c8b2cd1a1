import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import type { ButtonLook } from './button-look.ts';

type FileButtonProps = {
  /** The endings and types of the files that the dialogue offers. */
  accept: string;
  look?: ButtonLook;
  onChoose: (file: File) => void;
  children: ReactNode;
};

/** A button that opens the file dialogue. */
export function FileButton({ accept, look = 'plain', onChoose, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={look} icon="upload" onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={event => {
          const file = event.target.files?.[0];
          if (file) onChoose(file);
          // Otherwise the same file could not be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}
