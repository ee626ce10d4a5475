import { MenuItem } from '@vireo/ui'
import { Flag } from 'lucide-react'
import { useNavigate } from 'react-router'

import { paths } from '#kit/routing/index.ts'
import { useSharingSettings } from '../queries.ts'
import { sharingTitleWords } from '../titles/words.ts'

/** Leads whoever runs the instance to what was reported; nobody else sees it. */
export function ReportsEntry() {
  const { data } = useSharingSettings()
  const navigate = useNavigate()
  if (data?.may_decide_reports !== true) return null
  return (
    <MenuItem icon={<Flag aria-hidden size={16} />} onSelect={() => void navigate(paths.reportedRecordings)}>
      {sharingTitleWords.reports}
    </MenuItem>
  )
}
