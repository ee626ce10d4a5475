import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'

import { joinClasses } from '../../join-classes.ts'
import { uiWords } from '../../words.ts'
import { controlClasses, Field, type FieldProps } from '../fields/field.tsx'
import { laterPart } from '../later-part.ts'
import { openerAttributes } from './opener-attributes.ts'
import { optionsOf, type SelectGroup } from './option.ts'

const useChoicePanel = laterPart(async () => (await import('./choice-panel.tsx')).ChoicePanel)

export type ChoiceProps = FieldProps & {
  readonly value: string
  readonly onChange: (value: string) => void
  /** One group is shown without its title. */
  readonly groups: readonly SelectGroup[]
  readonly disabled?: boolean
  /** Stands there while nothing is chosen. */
  readonly placeholder?: string
}

/** Shows what is chosen on a button that opens the list of what may be. */
export function ChoiceButton(props: ChoiceProps & { readonly hasSearch: boolean }) {
  const { label, labelHidden = false, help, error, groups, value, onChange, disabled = false, hasSearch } = props
  const listId = useId()
  const button = useRef<HTMLButtonElement>(null)
  // What was typed on the button; undefined while the list is closed.
  const [opened, setOpened] = useState<string>()
  const Panel = useChoicePanel(opened !== undefined)
  const isOpen = opened !== undefined && Panel !== undefined
  const chosen = optionsOf(groups).find((option) => option.value === value)
  return (
    <Field label={label} help={help} error={error} labelHidden={labelHidden}>
      {(control) => (
        <>
          <button
            {...control}
            ref={button}
            type="button"
            {...openerAttributes(listId, isOpen)}
            disabled={disabled}
            data-value={value}
            onPointerEnter={useChoicePanel.fetchAhead}
            onFocus={useChoicePanel.fetchAhead}
            onClick={() => setOpened(opened === undefined ? '' : undefined)}
            onKeyDown={(event) => {
              const typed = textAfterKey(event, hasSearch)
              if (typed === undefined) return
              event.preventDefault()
              // The list may still be on its way: it opens with everything typed until then.
              setOpened((before = '') => before + typed)
            }}
            className={joinClasses(
              controlClasses,
              'pressed flex h-(--control-height) items-center gap-2 px-3 text-left select-none',
            )}
          >
            {chosen?.leading ? (
              <span aria-hidden className="flex shrink-0 items-center text-muted">
                {chosen.leading}
              </span>
            ) : null}
            <span className={joinClasses('min-w-0 flex-1 truncate', !chosen && 'text-faint')}>
              {chosen?.label ?? props.placeholder ?? uiWords.choose}
            </span>
            <ChevronDown aria-hidden size={16} className="shrink-0 text-faint" />
          </button>
          {isOpen ? (
            <Panel
              id={listId}
              {...{ button, label, groups, value, hasSearch }}
              typedFirst={opened}
              onClose={() => setOpened(undefined)}
              onChoose={(next) => {
                setOpened(undefined)
                if (next !== value) onChange(next)
              }}
            />
          ) : null}
        </>
      )}
    </Field>
  )
}

/** Tells what a key on the closed button opens the list with; undefined when it does not open it. */
function textAfterKey(event: KeyboardEvent, hasSearch: boolean): string | undefined {
  const { key, ctrlKey, metaKey, altKey } = event
  if (key === 'ArrowDown' || key === 'ArrowUp') return ''
  const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
  return isLetter && hasSearch ? key : undefined
}
