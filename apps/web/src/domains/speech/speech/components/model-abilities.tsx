import type { Model } from '@vireo/contracts/speech'
import { Badge } from '@vireo/ui'

import { speechWords } from '../words.ts'

/** What a model takes and obeys, at a glance. */
export function ModelAbilities({ model }: { readonly model: Model }) {
  const abilities = [
    speechWords.abilityLength(model.maximum_text_length_per_request),
    speechWords.abilityLanguages(model.languages.length),
    ...(model.can_use_style ? [speechWords.abilityStyle] : []),
    ...(model.can_use_speaker_boost ? [speechWords.abilityBoost] : []),
  ]
  return (
    <ul aria-label={speechWords.abilities} className="flex flex-wrap gap-1">
      {abilities.map((ability) => (
        <li key={ability}>
          <Badge>{ability}</Badge>
        </li>
      ))}
    </ul>
  )
}
