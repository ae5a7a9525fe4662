/**
 * Arabic labels and descriptions of collections, fields, tabs and options, by the English ones.
 * The English is in the configuration (`collections`, `outbox`, `accounts`, `retention`); `localize-config.ts` adds these.
 */
export const labels: Record<string, string> = {
  // Common fields.
  Messages: 'الرسائل',
  State: 'الحالة',
  Title: 'العنوان',
  Name: 'الاسم',
  Description: 'الوصف',
  Caption: 'التعليق',
  Heading: 'العنوان',
  Text: 'النص',
  Texts: 'النصوص',
  'Translated source': 'النص الأصلي المترجَم',
  Date: 'التاريخ',
  Address: 'الرابط',
  Category: 'التصنيف',
  Author: 'الكاتب',
  Order: 'الترتيب',
  'As visitors read it. Empty in another language means: as in English.':
    'كما يقرؤه الزوار. إن تُرك فارغًا بلغة أخرى فهو كما بالإنجليزية.',
  'An empty line begins a new paragraph.': 'السطر الفارغ يبدأ فقرة جديدة.',
  'May stay empty.': 'يمكن تركه فارغًا.',

  // Posts.
  'Blog post': 'مقال',
  'Blog posts': 'المقالات',
  'Line above the title': 'سطر فوق العنوان',
  'Search and sharing': 'البحث والمشاركة',
  Publishing: 'النشر',
  'Opens the article, and is what search engines and shared links show.':
    'يفتتح المقال، ويظهر في محركات البحث والروابط المشارَكة.',
  'Card Description': 'وصف البطاقة',
  'Summary on cards, which show its first 100 characters. Empty means: same as the description.':
    'ملخص يظهر على البطاقات، أول 100 حرف منه. إن تُرك فارغًا فهو الوصف نفسه.',
  Article: 'المقال',
  'Search title': 'عنوان البحث',
  'In search results and on the browser’s tab. Empty means: the title.':
    'في نتائج البحث وعلى تبويب المتصفح. إن تُرك فارغًا فهو العنوان.',
  'Search description': 'وصف البحث',
  'Below it in search results. Empty means: the description.':
    'تحته في نتائج البحث. إن تُرك فارغًا فهو الوصف.',
  'Share title': 'عنوان المشاركة',
  'On the card of a shared link. Empty means: the title.':
    'على بطاقة الرابط المشارَك. إن تُرك فارغًا فهو العنوان.',
  'Share picture': 'صورة المشاركة',
  'On that card, which is 1200 × 630. Empty means: the cover; without one, the title is drawn.':
    'على تلك البطاقة، ومقاسها 1200 × 630. إن تُركت فارغة فهي صورة الغلاف، وإلا رُسم العنوان.',
  'Last part of the page address, made from the title. When it is changed after publishing, old links still lead here.':
    'آخر جزء من رابط الصفحة، يؤخذ من العنوان. إن تغيّر بعد النشر تبقى الروابط القديمة تقود إلى هنا.',
  'Shown with the article. Empty means: when it is published. A date to come keeps a published post off the website until then.':
    'يظهر مع المقال. إن تُرك فارغًا فهو وقت النشر. التاريخ المقبل يؤجل ظهور المقال المنشور إلى حينه.',
  Featured: 'مميّز',
  Scheduled: 'المجدول',
  'The newest featured post opens the blog page.': 'أحدث مقال مميّز يتصدر صفحة المدونة.',
  'Cover picture': 'صورة الغلاف',
  'Landscape, best 2880 pixels wide.': 'صورة عرضية، والأفضل بعرض 2880 بكسل.',
  "Shown as 'Written by …'.": 'يظهر بصيغة «كتبه …».',
  Categories: 'التصنيفات',
  Language: 'اللغة',
  'Shown among those of its language, and nowhere else.':
    'يظهر ضمن ما كُتب بلغته، ولا يظهر في غيرها.',
  Translation: 'الترجمة',
  'The same post in another language. Both pages link to each other.':
    'المقال نفسه بلغة أخرى. تقود كل صفحة منهما إلى الأخرى.',
  'As visitors read it. Without a name in a language, its posts have no category.':
    'كما يقرؤه الزوار. من غير اسم بلغة ما لا تظهر مقالاتها في تصنيف.',
  Authors: 'الكتّاب',

  // Blocks of an article.
  'Shown below the picture. May stay empty.': 'يظهر تحت الصورة. يمكن تركه فارغًا.',
  'Shown below the film. May stay empty.': 'يظهر تحت الفيديو. يمكن تركه فارغًا.',
  Code: 'كود',
  'URL of the film': 'رابط الفيديو',
  'What the film shows': 'ما يعرضه الفيديو',
  'For people who cannot see it, and the text of the link to it.':
    'يُقال لمن لا يراه، وهو اسم الرابط إليه.',
  'Picture before it plays': 'الصورة قبل التشغيل',
  'From our own library, so that no other host is contacted. 16:9 is shown uncropped.':
    'من مكتبتنا، حتى لا يُسأل موقع آخر. نسبة 16:9 تظهر كاملة.',
  'A URL, or a path of the website, such as /our-work.':
    'رابط كامل، أو مسار في الموقع مثل ‎/our-work.',

  // Case studies.
  'Case study': 'دراسة حالة',
  'Case studies': 'دراسات الحالة',
  Facts: 'بيانات',
  'Whose work it is, and its place in the grid.': 'لمن هذا العمل، وأين موضعه.',
  Client: 'العميل',
  'Name of the client. It is the heading of the page.': 'اسم العميل، وهو عنوان الصفحة.',
  'Last part of the page address, made from the client. When it is changed after publishing, old links still lead here.':
    'آخر جزء من رابط الصفحة، يؤخذ من اسم العميل. إن تغيّر بعد النشر تبقى الروابط القديمة تقود إلى هنا.',
  Sector: 'القطاع',
  'What the client does, as “furniture”.': 'مجال عمل العميل، مثل «أثاث».',
  Country: 'البلد',
  'Where the client is at home.': 'بلد العميل.',
  'Filters of Our Work and service pages that show it.':
    'مرشّحات صفحة أعمالنا وصفحات الخدمات التي تعرضه.',
  'Choose one or more': 'اختر واحدًا أو أكثر',
  Branding: 'بناء العلامات',
  'Integrated communications': 'الاتصالات المتكاملة',
  Web: 'الويب',
  Services: 'الخدمات',
  'What was done, as “visual identity”.': 'ما أُنجز، مثل «الهوية البصرية».',
  Year: 'السنة',
  'Of its end.': 'التي اكتمل فيها.',
  Team: 'الفريق',
  'Teams or people who worked on it.': 'الفرق أو الأشخاص الذين عملوا عليه.',
  'What changed': 'ما الذي تغيّر',
  'What the work changed, at the end of the page.': 'ما غيّره العمل، في آخر الصفحة.',
  'Type one and press Enter': 'اكتب واحدة واضغط Enter',
  Summary: 'الملخص',
  'The work in one line.': 'العمل في سطر واحد.',
  'Place in the grid': 'موضعه في الشبكة',
  'In Our Work, counted from 1. A new one comes last.':
    'في صفحة أعمالنا، بدءًا من 1. الجديد يأتي أخيرًا.',
  'Place on phones': 'موضعه على الهاتف',
  'In the list on phones. Empty means: the same.':
    'في القائمة على الهاتف. إن تُرك فارغًا فهو الموضع نفسه.',
  Colour: 'اللون',
  'The colour behind the tile when it closes to a circle, as #1F3BFF.':
    'الخلفية وراء البطاقة حين تنغلق دائرة، مثل ‎#1F3BFF.',
  'Background of the page': 'خلفية الصفحة',
  'What the page turns into after its headline. Empty means: the colour above.':
    'اللون الذي تتحول إليه الصفحة بعد عنوانها. إن تُرك فارغًا فاللون أعلاه.',
  'Text on it': 'لون النصوص',
  'Must be easy to read on the background.': 'يجب أن يُقرأ بسهولة على الخلفية.',
  'Dots on it': 'لون النقاط',
  'Must stand out from the background.': 'يجب أن يبرز على الخلفية.',
  'Picture in the circle': 'الصورة في الدائرة',
  'Beside the opening: a detail, and not the banner again. The small tile stands in for it.':
    'بجانب المقدمة: تفصيل لا صورة رأس الصفحة ثانيةً. تحل البطاقة الصغيرة محلها.',
  'Visible part of the picture': 'الجزء الظاهر من الصورة',
  'Empty means: its middle, not enlarged.': 'إن تُرك فارغًا فوسطها دون تكبير.',
  'From the left, percent': 'من اليسار، بالمئة',
  'From the top, percent': 'من الأعلى، بالمئة',
  'Enlarged, times': 'مرات التكبير',
  Layout: 'طريقة عرضها',
  'Two a row, one of them nearly square': 'صورتان في الصف، إحداهما شبه مربعة',
  'Three upright ones a row': 'ثلاث صور طولية في الصف',
  'An upright one beside two': 'صورة طولية بجانب اثنتين',
  'Beside the text before them, which stays while they pass': 'بجانب النص السابق لها، يثبت وهي تمر',
  'So close that it becomes a pattern': 'قريبة حتى تصير نقشًا',
  'In this order. Landscape, 1600 × 1200 or 1600 × 1000.':
    'بهذا الترتيب. عرضية، 1600 × 1200 أو 1600 × 1000.',
  'Text below them': 'النص أسفلها',
  'What they tell beyond what they show: a line for each picture, in their order. An empty line for one that speaks for itself.':
    'ما تقوله الصور فوق ما تُظهره: سطر لكل صورة بترتيبها، وسطر فارغ لما لا يحتاج إلى قول.',
  Pictures: 'الصور',
  'How it is shown in lists, and its banner.': 'كيف يظهر في القوائم، وصورة رأس صفحته.',
  Tile: 'البطاقة',
  'Upright, 4:5, 1200 × 1500. Shown in Our Work.': 'طولية 4:5، ‏1200 × 1500. تظهر في صفحة أعمالنا.',
  'Wide tile': 'البطاقة العريضة',
  'Landscape, 16:10. The tile stands in where there is none.':
    'عرضية 16:10. تحل البطاقة محلها إن لم توجد.',
  'Small tile': 'البطاقة الصغيرة',
  'Square, without a wordmark. The tile stands in for it, too.':
    'مربعة بلا شعار مكتوب. تحل البطاقة محلها كذلك.',
  Banner: 'صورة الرأس',
  'Landscape, 16:9, top of the page. The wide tile stands in for it.':
    'عرضية 16:9 أعلى الصفحة. تحل البطاقة العريضة محلها.',
  'Banner on phones': 'صورة الرأس على الهاتف',
  'Upright, 3:4, its own crop up to 768 pixels. The tile stands in for it.':
    'طولية 3:4، قصّ خاص حتى 768 بكسل. تحل البطاقة محلها.',
  Page: 'الصفحة',
  'What visitors read.': 'ما يقرؤه الزوار.',
  Opening: 'المقدمة',
  'Job opening': 'وظيفة شاغرة',
  'Heading of the first section.': 'عنوان القسم الأول.',
  'The rest of the page': 'بقية الصفحة',
  Part: 'جزء',
  Parts: 'الأجزاء',
  'Texts, pictures and films, in the order visitors see them.':
    'نصوص وصور وفيديوهات، بالترتيب الذي يراه الزوار.',
  'Heading of the section.': 'عنوان القسم.',
  'Heading of the section. May stay empty.': 'عنوان القسم. يمكن تركه فارغًا.',
  'An empty line begins a new paragraph. May stay empty.':
    'السطر الفارغ يبدأ فقرة جديدة. يمكن تركه فارغًا.',
  'Block Name': 'اسم الجزء',
  'Wide picture': 'صورة عريضة',
  'Wide pictures': 'صور عريضة',
  'From edge to edge. Best 2880 pixels wide.': 'من الحافة إلى الحافة، والأفضل بعرض 2880 بكسل.',
  'Plays when a visitor presses it, and not before.': 'يُشغَّل حين يضغطه الزائر، لا قبل ذلك.',
  Results: 'النتائج',
  Cards: 'البطاقات',
  Figure: 'رقم',
  Figures: 'أرقام',
  'As short as “+38 %” or “2.4 M”.': 'قصير، مثل «‎+38 %» أو «2.4 M».',
  'What it counts': 'ما يعدّه',
  Remark: 'ملاحظة',
  'Since when, or against what. May stay empty.': 'منذ متى، أو مقارنةً بماذا. يمكن تركه فارغًا.',
  'Cards with a dot': 'بطاقات بنقطة',
  Card: 'البطاقة',
  Step: 'الخطوة',
  'What is done in it': 'ما يجري فيها',
  'One point a line.': 'نقطة في كل سطر.',
  Dot: 'النقطة',
  Blue: 'أزرق',
  Yellow: 'أصفر',
  Grey: 'رمادي',
  White: 'أبيض',
  'A line around the card': 'خط حول البطاقة',
  'Link to the client’s website': 'رابط موقع العميل',
  'Links to the client’s website': 'روابط موقع العميل',
  'Text of the link': 'نص الرابط',
  'Beginning with https://. It opens in a new tab.': 'يبدأ بـ https://‎ ويُفتح في تبويب جديد.',
  'Related work': 'أعمال ذات صلة',
  'Up to three that are always shown below it. The rest are chosen by chance.':
    'حتى ثلاثة تظهر تحته دائمًا. البقية تُختار عشوائيًا.',
  Search: 'البحث',
  'What search engines and shared links show, 50 to 170 characters.':
    'ما تعرضه محركات البحث والروابط المشارَكة، من 50 إلى 170 حرفًا.',

  // Pictures and films.
  Picture: 'صورة',
  'Pictures for posts and people: JPEG, PNG or WebP, up to 12 MB.':
    'صور للمقالات والأشخاص: JPEG أو PNG أو WebP، حتى 12 ميجابايت.',
  'What it shows': 'ما تعرضه',
  'In words, for people who cannot see it. Not the file name, not "picture of".':
    'بالكلمات، لمن لا يراها. لا اسم الملف، ولا «صورة لـ».',
  'What must stay whole': 'ما يجب أن يبقى كاملًا',
  Film: 'فيديو',
  Films: 'الفيديوهات',
  'Films for case studies: MP4 or WebM, up to 60 MB and 3 minutes. H.264 is shown by every browser.':
    'فيديوهات لدراسات الحالة: MP4 أو WebM، حتى 60 ميجابايت و3 دقائق. ترميز H.264 يعرضه كل متصفح.',
  'In words, for people who cannot see it.': 'بالكلمات، لمن لا يراه.',
  Poster: 'صورة العرض',
  'The picture that is shown until it plays. Made from the film, and yours to replace.':
    'الصورة التي تظهر قبل التشغيل. تؤخذ من الفيديو، ولك أن تستبدلها.',
  Captions: 'الترجمة المكتوبة',
  'In WebVTT; a file .srt is turned into it. Without captions whoever cannot hear, or watches without sound, misses what is said.':
    'بصيغة WebVTT كما في المثال أدناه؛ وملف ‎.srt يُحوّل إليها. من دون الترجمة يفوت الكلامُ من لا يسمع أو يشاهد بلا صوت.',
  'Length in seconds': 'المدة بالثواني',
  Width: 'العرض',
  Height: 'الارتفاع',

  // The team and openings.
  'Team member': 'عضو الفريق',
  'Team members': 'أعضاء الفريق',
  'The people on the company page, in this order. Drag a row to move it.':
    'الأشخاص في صفحة الشركة، بهذا الترتيب. اسحب الصف لنقله.',
  'Without a name and a position, the person is not shown in that language.':
    'من غير اسم ومسمى وظيفي بلغة ما لا يظهر الشخص فيها.',
  Position: 'المسمى الوظيفي',
  Quote: 'اقتباس',
  'A line in their own words, on the back of the card.': 'سطر بكلماته هو، على ظهر البطاقة.',
  Portrait: 'الصورة الشخصية',
  'Upright, 800 pixels wide or more.': 'طولية، بعرض 800 بكسل أو أكثر.',
  Openings: 'الوظائف الشاغرة',
  'Positions on the careers page. One is shown from the time it opens until it closes, by itself.':
    'الوظائف في صفحة التوظيف. تظهر الوظيفة من موعد فتحها حتى إغلاقها تلقائيًا.',
  'As it is called on the careers page, which shows it in the languages it is written in.':
    'كما تُسمى في صفحة التوظيف، التي تعرضها باللغات التي كُتبت بها.',
  'What the work is, whom you look for, what you offer.': 'ما العمل، وعمّن تبحثون، وماذا تقدمون.',
  Pay: 'الأجر',
  'May stay empty. One amount, or a range.': 'يمكن تركه فارغًا. مبلغ واحد أو نطاق.',
  'Amount, or from': 'المبلغ، أو من',
  To: 'إلى',
  Currency: 'العملة',
  EGP: 'ج.م (EGP)',
  'For each': 'لكل',
  hour: 'ساعة',
  day: 'يوم',
  month: 'شهر',
  year: 'سنة',
  Office: 'المكتب',
  Remote: 'عن بُعد',
  'Kind of employment': 'نوع التوظيف',
  'Full time': 'دوام كامل',
  'Part time': 'دوام جزئي',
  Contract: 'عقد',
  Temporary: 'مؤقت',
  Internship: 'تدريب',
  Opens: 'تُفتح',
  'In the agency’s time, whatever this device says. Empty means: when it is published.':
    'بتوقيت الوكالة، أيًا كان توقيت هذا الجهاز. إن تُرك فارغًا فهو وقت النشر.',
  Closes: 'تُغلق',
  'In the agency’s time, whatever this device says. Visitors read it in the time of the office, with UTC beside it.':
    'بتوقيت الوكالة، أيًا كان توقيت هذا الجهاز. يقرؤه الزوار بتوقيت المكتب، وبجانبه التوقيت العالمي.',
  'Last part of the page address, made from the position. Stays once it was published.':
    'آخر جزء من رابط الصفحة، يؤخذ من المسمى. لا يتغيّر بعد النشر.',

  // Website texts and redirects.
  'Website texts': 'نصوص الموقع',
  'The website has default texts. Change them here; every field can be reset.':
    'للموقع نصوص افتراضية. غيّرها هنا؛ ويمكن إعادة كل حقل إلى الافتراضي.',
  Redirect: 'إعادة توجيه',
  'Old URL': 'الرابط القديم',
  Redirects: 'إعادات التوجيه',
  'Missing page': 'صفحة لم يُعثر عليها',
  'Pages not found': 'صفحات لم يُعثر عليها',
  'Addresses that visitors asked for and the website does not have. Ignored ones are last.':
    'روابط طلبها الزوار وليست في الموقع. المتجاهَلة في آخر القائمة.',
  Path: 'المسار',
  Requests: 'الطلبات',
  'Last request': 'آخر طلب',
  'Linked from': 'الإحالة من',
  Ignored: 'متجاهَل',
  'Addresses that pages had before, and where visitors of them arrive now.':
    'روابط كانت للصفحات من قبل، وإلى أين يصل زوارها الآن.',
  'Its path, such as /about-us.html. Capital letters and a slash at the end make no difference.':
    'مساره، مثل ‎/about-us.html. لا فرق للأحرف الكبيرة ولا للشرطة في آخره.',
  Target: 'الوجهة',
  'A page of the website, such as /our-work. Admins can also redirect to another website, with https://.':
    'صفحة من الموقع مثل ‎/our-work. ويحق للمديرين أيضًا رابط إلى موقع آخر يبدأ بـ https://‎.',

  // Messages.
  'E-mail': 'البريد الإلكتروني',
  Phone: 'الهاتف',
  Company: 'الشركة',
  Subject: 'الموضوع',
  Message: 'الرسالة',
  Reference: 'الرقم المرجعي',
  New: 'جديدة',
  Open: 'مفتوحة',
  Waiting: 'بالانتظار',
  Won: 'مكسوبة',
  Lost: 'خاسرة',
  Spam: 'مزعجة',
  Owner: 'المسؤول',
  Starred: 'بنجمة',
  Enquiries: 'الاستفسارات',
  Service: 'الخدمة',
  Applications: 'طلبات التوظيف',

  // Deliveries and forwarding.
  Delivery: 'تسليم',
  Deliveries: 'التسليمات',
  'Who was told of which message, and what could not be delivered.':
    'من أُبلغ بأي رسالة، وما تعذّر تسليمه.',
  Sent: 'سُلّم',
  'Not delivered': 'لم يُسلّم',
  Discarded: 'أُلغي',
  Kind: 'النوع',
  'To us': 'إلينا',
  'Copy to the sender': 'نسخة إلى المرسل',
  'To the new owner': 'إلى المسؤول الجديد',
  'Answer due': 'رد حان موعده',
  'Link for an account': 'رابط لحساب',
  'Link for a forgotten password': 'رابط لكلمة مرور منسية',
  'Change of an account': 'تغيير في حساب',
  'Reject mail to the applicant': 'رسالة اعتذار إلى المتقدم',
  'Answer to the sender': 'رد إلى المرسل',
  Channel: 'القناة',
  Webhook: 'ربط ويب (Webhook)',
  Attempts: 'المحاولات',
  'Why it failed': 'سبب التعثّر',
  'Next try': 'المحاولة التالية',
  'Reached so far': 'من وصلتهم حتى الآن',
  Forwarding: 'جهات الإبلاغ',
  'Who is told of new messages. Without one, messages are only shown here.':
    'من يُبلَّغ بالرسائل الجديدة. من دون جهة تظهر الرسائل هنا وحسب.',
  'What you call it, such as "Cairo office".': 'ما تسمونها، مثل «مكتب القاهرة».',
  Addresses: 'العناوين',
  'Who gets the mail, one address in each line.': 'من يصله البريد، عنوان في كل سطر.',
  'Send the sender the reference': 'أرسل إلى المرسل الرقم المرجعي',
  'Applicants always get it, suspected spam never.':
    'تصل إلى المتقدمين للوظائف دائمًا، ولا تُرسل أبدًا لما يُشتبه أنه مزعج.',
  'https, or http on this machine or a private network.':
    'https، أو http على هذا الجهاز أو شبكة خاصة.',
  'Signing secret': 'سر التوقيع',
  'At least 16 characters. It is kept encrypted and never shown again; leave this empty to keep the present one.':
    '16 حرفًا على الأقل. يُحفظ مشفّرًا ولا يُعرض ثانية؛ اتركه فارغًا للإبقاء على الحالي.',
  Receives: 'يُبلَّغ بـ',
  'Applications go to people who may read them.': 'طلبات التوظيف تصل إلى من يحق لهم قراءتها.',
  Active: 'نشط',
  Test: 'اختبار',

  // Accounts.
  User: 'مستخدم',
  Users: 'المستخدمون',
  'Current Password': 'كلمة المرور الحالية',
  Role: 'الدور',
  'What colleagues see: beside messages, drafts and versions.':
    'ما يراه الزملاء: بجانب الرسائل والمسودات والنسخ.',
  Admin: 'مدير',
  Editor: 'محرر',
  'Account manager': 'مدير حسابات العملاء',
  Recruiter: 'مسؤول توظيف',
  'Invited, not yet in': 'مدعو، لم يدخل بعد',
  'Signing in': 'تسجيل الدخول',
  'What is asked of people who sign in to the dashboard.': 'ما يُطلب ممن يدخل لوحة التحكم.',
  'Admins need a second factor': 'على المديرين التحقق بخطوتين',

  // Audit trail.
  Entry: 'قيد',
  'Audit trail': 'سجل التدقيق',
  'Who did what, and when: published, deleted, exported, opened a resume.':
    'من فعل ماذا ومتى: من نشر أو حذف أو صدّر أو فتح سيرة ذاتية.',
  Published: 'نشر',
  'Took down': 'سحب',
  'Put into the trash': 'نقل إلى سلة المهملات',
  'Restored an older version': 'استعادة نسخة سابقة',
  Who: 'من',
  'E-mail of the account.': 'البريد الإلكتروني للحساب.',
  Act: 'الفعل',
  'Signed in': 'تسجيل دخول',
  'Exported messages': 'تصدير رسائل',
  'Erased a person': 'محو بيانات شخص',
  'Created an account': 'إنشاء حساب',
  'Changed a role': 'تغيير دور',
  'Changed an e-mail address': 'تغيير بريد إلكتروني',
  'Changed a redirect': 'تغيير إعادة توجيه',
  'Created a link to choose a password': 'إنشاء رابط لاختيار كلمة مرور',
  'Chose a password with a link': 'اختيار كلمة مرور برابط',
  'Set up a second factor': 'تفعيل التحقق بخطوتين',
  'Removed a second factor': 'إلغاء التحقق بخطوتين',
  'Reset the second factor of another user': 'إعادة ضبط التحقق بخطوتين لشخص آخر',
  'Created new recovery codes': 'إنشاء رموز استرداد جديدة',
  'Signed a user out': 'إخراج شخص من حسابه',
  'Changed a rule of signing in': 'تغيير قاعدة تسجيل الدخول',
  'Opened a resume': 'فتح سيرة ذاتية',
  'Changed retention periods': 'تغيير مدد الحفظ',
  'Deleted expired data': 'حذف ما انتهت مدة حفظه',
  'Withdrew an application': 'سحب طلب توظيف',
  'What it was done to: a kind and its number, never a sender.':
    'ما وقع عليه الفعل: نوع ورقمه، ولا يُذكر مرسل أبدًا.',
  Detail: 'التفاصيل',
  Deleted: 'حذف',

  // Retention.
  Report: 'التقرير',
  'Retention periods': 'مدد الحفظ',
  'How long messages, applications and files are stored. What is older is deleted every night, for good, and the privacy page says so.':
    'كم تُحفظ الرسائل وطلبات التوظيف والملفات. ما انقضت مدته يُحذف كل ليلة نهائيًا، وصفحة الخصوصية تذكر ذلك.',
  'Confirmed deletions': 'تأكيد الحذف',
  'Only if shorter periods delete more: saving says how many.':
    'فقط إن زادت المدد الأقصر ما يُحذف: الحفظ يذكر العدد.',
  'Messages and enquiries, in months': 'الرسائل والاستفسارات، بالأشهر',
  'Contact messages and enquiries, from the day they arrived, with their history and deliveries. In any state, also won and open leads. From 1 to 120.':
    'رسائل التواصل والاستفسارات من يوم وصولها، مع سجلها وتسليماتها، أيًا كانت حالتها: المكسوبة والمفتوحة أيضًا. من 1 إلى 120.',
  'Applications, in months': 'طلبات التوظيف، بالأشهر',
  'Applications, from the day they arrived, with their history and deliveries. In any state. From 1 to 60.':
    'طلبات التوظيف من يوم وصولها، مع سجلها وتسليماتها، أيًا كانت حالتها. من 1 إلى 60.',
  'Files of applications, in months': 'ملفات طلبات التوظيف، بالأشهر',
  'Files of applications, from the day they arrived. Not longer than applications. From 1 to 60.':
    'الملفات الواردة مع الطلبات من يوم وصولها، لا أطول من الطلبات نفسها. من 1 إلى 60.',
  'Spam, in days': 'الرسائل المزعجة، بالأيام',
  'Spam, from the day it was put aside. From 7 to 365.':
    'الرسائل المزعجة من يوم تنحيتها. من 7 إلى 365.',
  'Audit trail, in months': 'سجل التدقيق، بالأشهر',
  'The audit trail, which names colleagues, from the day of each entry. From 12 to 120.':
    'سجل التدقيق، وفيه أسماء الزملاء، من يوم كل قيد. من 12 إلى 120.',
  'Missing URLs, in days': 'الروابط المفقودة، بالأيام',
  'Addresses without a page that visitors opened, from the last day. Nothing about the visitors is stored. From 7 to 365.':
    'روابط طلبها الزوار وليست موجودة، من آخر يوم طُلبت فيه. لا يُحفظ شيء عمّن طلبها. من 7 إلى 365.',
  'Server logs, in days': 'سجلات الخوادم، بالأيام',
  'Connection logs of the servers. Nothing is deleted here, because the apps write no log files. Enter the period of the operators. From 1 to 365.':
    'ما تدوّنه الخوادم عن الاتصالات. لا يُحذف شيء هنا: البرامج لا تحتفظ بملفات سجل. اذكر ما يلتزم به من يدير الخوادم. من 1 إلى 365.',
  'Backups, in days': 'النسخ الاحتياطية، بالأيام',
  'Copies of the database and its files. The dashboard deletes its own after this period. Enter the longest period of other copies, too. 0 when there are none: then the dashboard makes none either. From 0 to 365.':
    'نسخ من قاعدة البيانات وملفاتها. تحذف لوحة التحكم نسخها قبل انقضاء هذه المدة؛ اذكر كم يحتفظ بغيرها من ينشئها. اكتب 0 إن لم تكن هناك نسخ، وحينها لا تنشئ لوحة التحكم نسخًا هي أيضًا. من 0 إلى 365.',
  'Reply templates': 'نصوص الردود',
  Template: 'نص',
  Templates: 'النصوص',
  'Texts to pick from when a message in their language is answered by e-mail. {name}, {about}, {reference} and {brand} are filled in.':
    'نصوص تختار منها حين ترد بالبريد على رسالة بلغتها. تُملأ {name} و{about} و{reference} و{brand}.',
  // Fields of a link in a text.
  'Words of the link': 'كلمات الرابط',
  'Leads to': 'يقود إلى',
  'Any page': 'أي صفحة',
  'A document of the dashboard': 'مستند من لوحة التحكم',
  URL: 'العنوان (URL)',
  Document: 'المستند',
};
