import { keepReferral } from '#referral/browser/index.ts'
import { visitOfPage } from '#visits/browser/index.ts'
import { linkInside } from '../../landing/browser/link-inside.ts'
import { switchTheme } from '../../landing/browser/switch-theme.ts'
import { chooseLanguage } from './choose-language.ts'
import { copySamples } from './copy-samples.ts'
import { fillOwnKey } from './own-key.ts'
import { openTarget } from './open-target.ts'
import { playSounds } from './play-sounds.ts'
import { searchDocs } from './search-docs.ts'
import { tryIt } from './try-it.ts'

document.documentElement.dataset['script'] = ''
linkInside()
switchTheme()
chooseLanguage()
copySamples()
openTarget()
searchDocs()
fillOwnKey()
tryIt()
playSounds()
keepReferral(new URLSearchParams(location.search))
visitOfPage()
