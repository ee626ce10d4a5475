import type { LanguagePage } from './language-page.ts'

/** The languages of southern and eastern Asia. */
export const asianPages: readonly LanguagePage[] = [
  {
    slug: 'hindi',
    name: { en: 'Hindi', de: 'Hindi' },
    flag: 'IN',
    locale: 'hi-IN',
    text: 'चलाएँ दबाकर सुनिए। फिर अपना पाठ लिखिए या सूची से दूसरी आवाज़ चुनिए। मुफ़्त में साइन अप कीजिए और आवाज़ की नकल बनाइए या किसी रिकॉर्डिंग की आवाज़ बदलिए।',
  },
  {
    slug: 'chinese',
    name: { en: 'Chinese', de: 'Chinesisch' },
    flag: 'CN',
    locale: 'zh-CN',
    text: '按下播放键听一听，然后写下自己的文字，或从列表中换一个声音。免费注册后，还可以克隆声音，或更换录音中的声音。',
  },
  {
    slug: 'japanese',
    name: { en: 'Japanese', de: 'Japanisch' },
    flag: 'JP',
    locale: 'ja-JP',
    text: '再生ボタンを押して聴いてみてください。自分の文章を入力したり、一覧から別の声を選んだりできます。無料で登録すると、声のクローン作成や録音の声の変換も使えます。',
  },
  {
    slug: 'korean',
    name: { en: 'Korean', de: 'Koreanisch' },
    flag: 'KR',
    locale: 'ko-KR',
    text: '재생을 눌러 들어 보세요. 그런 다음 직접 글을 쓰거나 목록에서 다른 목소리를 골라 보세요. 무료로 가입하면 목소리를 복제하거나 녹음의 목소리를 바꿀 수 있습니다.',
  },
  {
    slug: 'indonesian',
    name: { en: 'Indonesian', de: 'Indonesisch' },
    flag: 'ID',
    locale: 'id-ID',
    text: 'Tekan putar dan dengarkan. Lalu tulis teks Anda sendiri atau pilih suara lain dari daftar. Daftar gratis untuk mengkloning suara atau mengubah suara dalam rekaman.',
  },
  {
    slug: 'filipino',
    name: { en: 'Filipino', de: 'Filipino' },
    flag: 'PH',
    locale: 'fil-PH',
    text: 'Pindutin ang play at makinig. Isulat ang sarili mong teksto o pumili ng ibang boses sa listahan. Mag-sign up nang libre para kumopya ng boses o palitan ang boses sa recording.',
  },
  {
    slug: 'malay',
    name: { en: 'Malay', de: 'Malaiisch' },
    flag: 'MY',
    locale: 'ms-MY',
    text: 'Tekan main dan dengar. Kemudian tulis teks anda sendiri atau pilih suara lain daripada senarai. Daftar secara percuma untuk mengklon suara atau menukar suara dalam rakaman.',
  },
  {
    slug: 'tamil',
    name: { en: 'Tamil', de: 'Tamil' },
    flag: 'IN',
    locale: 'ta-IN',
    plainBase: 'ta',
    text: 'இயக்கு பொத்தானை அழுத்திக் கேளுங்கள். உங்கள் சொந்த உரையை எழுதுங்கள் அல்லது வேறு குரலைத் தேர்ந்தெடுங்கள். குரலை நகலெடுக்கவும் மாற்றவும் இலவசமாகப் பதிவு செய்யுங்கள்.',
  },
]
