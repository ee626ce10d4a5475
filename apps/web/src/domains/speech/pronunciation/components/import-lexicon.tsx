import { pronunciationEndpoints, pronunciationLimits } from '@vireo/contracts/pronunciation'
import { FilesButton, showSuccess } from '@vireo/ui'
import { useNavigate } from 'react-router'

import { uploadFor } from '#kit/api/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { dictionaryAddress } from '../dictionary-address.ts'
import { useRefreshDictionaries } from '../queries.ts'
import { pronunciationWords } from '../words.ts'

/** Makes a dictionary from a lexicon on one's own machine, named like its file. */
export function ImportLexicon() {
  const navigate = useNavigate()
  const { busy, attempt } = useAttempt(useRefreshDictionaries())
  const load = (file: File) =>
    attempt(async () => {
      const name = file.name.replace(/\.(?:pls|xml)$/i, '').slice(0, pronunciationLimits.nameMax) || file.name
      const progress = { signal: new AbortController().signal, onProgress: () => undefined }
      const made = await uploadFor(pronunciationEndpoints.createFromFile, { name }, { file }, progress)
      showSuccess(pronunciationWords.imported(made.version_rules_num))
      await navigate(dictionaryAddress(made.id))
    })
  return (
    <FilesButton
      label={pronunciationWords.import}
      accept=".pls,.xml,text/xml,application/xml,application/pls+xml"
      several={false}
      disabled={busy}
      onFiles={([file]) => file && void load(file)}
    />
  )
}
