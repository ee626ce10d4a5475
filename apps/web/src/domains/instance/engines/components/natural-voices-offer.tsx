import { Button } from '@vireo/ui'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'

import { formatDecimal } from '#kit/format/index.ts'
import { isMoving, useEngineOffer } from '../queries.ts'
import { offerWords } from '../offer/words.ts'
import { InstallDialog } from './install-dialog.tsx'

/** Offers natural voices to whoever may install them, until they are there; shows nothing to anybody else. */
export function NaturalVoicesOffer() {
  const { data } = useEngineOffer()
  const [asks, setAsks] = useState(false)
  const model = data?.model
  if (!model || data.has_natural_voices) return null
  const share = formatDecimal(Math.round((100 * model.downloaded_bytes) / Math.max(1, model.bytes)))
  return (
    <>
      <Button
        icon={<Sparkles aria-hidden size={16} />}
        disabled={isMoving(model)}
        title={offerWords.offerLead}
        onClick={() => setAsks(true)}
      >
        {isMoving(model) ? offerWords.offerMoving(share) : offerWords.offerAction}
      </Button>
      <InstallDialog model={asks ? model : undefined} onClose={() => setAsks(false)} />
    </>
  )
}
