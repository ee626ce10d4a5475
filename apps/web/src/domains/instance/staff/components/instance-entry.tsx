import { MenuItem } from '@vireo/ui'
import { ServerCog } from 'lucide-react'
import { useNavigate } from 'react-router'

import { paths } from '#kit/routing/index.ts'
import { useMayRunEngines } from '#engines'
import { staffTitleWords } from '../titles/words.ts'

/** Leads whoever runs the instance, and staff, to what they look after; nobody else sees it. */
export function InstanceEntry() {
  const isOperator = useMayRunEngines()
  const navigate = useNavigate()
  if (!isOperator) return null
  return (
    <MenuItem icon={<ServerCog aria-hidden size={16} />} onSelect={() => void navigate(paths.admin)}>
      {staffTitleWords.instance}
    </MenuItem>
  )
}
