import { uiWords } from '@vireo/ui'

import { words } from '../../kit/language/index.ts'

/** What the widgets say by themselves: they know no language, so their words are registered here. */
export const widgetWords = words('app/widgets', uiWords)
