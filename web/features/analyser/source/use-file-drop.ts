import { type DragEvent, useState } from 'react';

/** Takes the first of the files that are dropped on an element; `isOver` while one is held above it. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      // Text dragged into the field is the browser's business.
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      setIsOver(false);
      const file = event.dataTransfer.files[0];
      if (file === undefined) return;
      event.preventDefault();
      onFile(file);
    },
  };
  return { isOver, handlers };
}
