import { MenuItem } from '@vireo/ui'
import { Cpu } from 'lucide-react'
import { useNavigate } from 'react-router'

import { paths } from '#kit/routing/index.ts'
import { useEngineOffer } from '../queries.ts'
import { enginesTitleWords } from '../titles/words.ts'

/** Leads whoever runs the instance to its engines; nobody else sees it. */
export function OperatorEntry() {
  const { data } = useEngineOffer()
  const navigate = useNavigate()
  if (!data?.may_install) return null
  return (
    <MenuItem icon={<Cpu aria-hidden size={16} />} onSelect={() => void navigate(paths.engines)}>
      {enginesTitleWords.title}
    </MenuItem>
  )
}
