import { collectionIcons } from '@vireo/contracts/voices'
import type { ComponentProps } from 'react'

import { CollectionIcon } from './collection-icon.tsx'
import { collectionWords } from './words.ts'

/** Offers the icons that collections can have; what is spread on the inputs ties them to a form. */
export function IconChoice(input: Omit<ComponentProps<'input'>, 'type' | 'value'>) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">{collectionWords.icon}</legend>
      <div className="mt-1 flex flex-wrap gap-1">
        {collectionIcons.map((name) => (
          <label
            key={name}
            title={collectionWords.icons[name]}
            className="flex size-10 items-center justify-center rounded-md border border-transparent text-muted hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input {...input} type="radio" value={name} className="sr-only" />
            <CollectionIcon name={name} size={16} />
            <span className="sr-only">{collectionWords.icons[name]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
