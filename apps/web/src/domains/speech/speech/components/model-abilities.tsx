import type { Model } from '@vireo/contracts/speech'
import { Badge } from '@vireo/ui'

import { scriptLengthMax } from '../check-script.ts'
import { speechWords } from '../words.ts'

/** What a model takes and obeys, at a glance; never a longer text than this screen takes. */
export function ModelAbilities({ model }: { readonly model: Model }) {
  const abilities = [
    speechWords.abilityLength(Math.min(scriptLengthMax, model.maximum_text_length_per_request)),
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
