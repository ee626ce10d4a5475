import { type Paragraph, textOf } from '@vireo/transcripts'
import { Button, TextArea } from '@vireo/ui'
import { type KeyboardEvent, useRef, useState } from 'react'

import { transcriptionWords } from '../words.ts'

type ParagraphEditorProps = {
  readonly paragraph: Paragraph
  readonly onSave: (text: string) => unknown
  /** Keeps the text and begins a paragraph at the character. */
  readonly onSplit: (text: string, character: number) => void
  readonly onClose: () => void
}

/** Lets one correct a paragraph where it stands: Enter keeps it, Escape leaves it as it was. */
export function ParagraphEditor({ paragraph, onSave, onSplit, onClose }: ParagraphEditorProps) {
  const [text, setText] = useState(() => textOf(paragraph.tokens))
  const caret = useRef(0)
  const split = () => onSplit(text, caret.current)
  const listen = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter') {
      event.preventDefault()
      if (event.ctrlKey || event.metaKey) split()
      else onSave(text)
    }
  }
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label={transcriptionWords.textOfParagraph}
        labelHidden
        help={transcriptionWords.editHelp}
        dir="auto"
        value={text}
        className="leading-7"
        onChange={(event) => setText(event.target.value)}
        onSelect={(event) => {
          caret.current = event.currentTarget.selectionStart
        }}
        onKeyDown={listen}
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="primary" onClick={() => onSave(text)}>
          {transcriptionWords.done}
        </Button>
        <Button size="sm" onClick={split}>
          {transcriptionWords.splitHere}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {transcriptionWords.leave}
        </Button>
      </div>
    </div>
  )
}
