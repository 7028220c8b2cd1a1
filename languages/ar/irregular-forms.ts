import { irregularForms, together } from '../word-forms/tables.ts';
import { foldArabic } from './fold-arabic.ts';

/** Plurals that change the word within, a singular and its plurals a line. */
const BROKEN_PLURALS = `
كتاب كتب
موجة أمواج
صخرة صخور
عمق أعماق
خادم خدم خدام
شبكة شباك شبكات
بيت بيوت
ولد أولاد
رجل رجال
طفل أطفال
صديق أصدقاء
باب أبواب
شارع شوارع
مدينة مدن
قرية قرى
بلد بلاد بلدان
جبل جبال
بحر بحار
نهر أنهار
شجرة أشجار
زهرة أزهار زهور
طائر طيور
حيوان حيوانات
كلب كلاب
قطة قطط
حصان أحصنة خيول
فأر فئران
سمكة أسماك سمك
يوم أيام
شهر أشهر شهور
سنة سنوات سنين
عام أعوام
أسبوع أسابيع
ساعة ساعات
دقيقة دقائق
ليلة ليال ليالي
صباح أصباح
وقت أوقات
عين عيون
يد أيد أيدي
رجل أرجل
قدم أقدام
رأس رؤوس
قلب قلوب
وجه وجوه
اسم أسماء
كلمة كلمات
سؤال أسئلة
جواب أجوبة
درس دروس
طالب طلاب
تلميذ تلاميذ
معلم معلمون
أستاذ أساتذة
طبيب أطباء
عامل عمال
ملك ملوك
جار جيران
أخ إخوة إخوان
أب آباء
أم أمهات
ابن أبناء
بنت بنات
امرأة نساء
عم أعمام
شخص أشخاص
قلم أقلام
ورقة أوراق
رسالة رسائل
غرفة غرف
نافذة نوافذ
مفتاح مفاتيح
طبق أطباق
كأس كؤوس
كوب أكواب
ملعقة ملاعق
شوكة شوك
سكين سكاكين
ثوب ثياب
حذاء أحذية
حقيبة حقائب
صورة صور
لعبة ألعاب
قصة قصص
خبر أخبار
سعر أسعار
ثمن أثمان
مال أموال
عمل أعمال
مصنع مصانع
سوق أسواق
متجر متاجر
مطعم مطاعم
مدرسة مدارس
مكتب مكاتب
جسر جسور
طريق طرق
سفينة سفن
قارب قوارب
مركب مراكب
قطار قطارات
ضوء أضواء
نور أنوار
لون ألوان
صوت أصوات
أغنية أغان أغاني
دواء أدوية
مريض مرضى
فكرة أفكار
شيء أشياء
أمر أمور
حق حقوق
نوع أنواع
عدد أعداد
رقم أرقام
مرة مرات
جزء أجزاء
قطعة قطع
بيضة بيض
تفاحة تفاح
فاكهة فواكه
خضار خضروات
لاعب لاعبون
فريق فرق
عالم علماء
شاعر شعراء
كاتب كتاب
حرب حروب
جندي جنود
قانون قوانين
مشكلة مشاكل
حل حلول
سبب أسباب
هدف أهداف
خطوة خطوات
عائلة عائلات
أسرة أسر
شعب شعوب
دولة دول
عاصمة عواصم
منطقة مناطق
مكان أماكن
جهة جهات
حديقة حدائق
مزرعة مزارع
أرض أراض أراضي
سماء سماوات
نجم نجوم
غيم غيوم
ريح رياح
مطر أمطار
ورق أوراق
حجر أحجار
كرسي كراسي
طاولة طاولات
سرير أسرة
دار ديار
عصفور عصافير
كبير كبار
صغير صغار
جديد جدد
شاب شباب
عجوز عجائز
غني أغنياء
فقير فقراء
طويل طوال
ضيف ضيوف
سائح سياح
موظف موظفون
مهندس مهندسون
حلم أحلام
دمعة دموع
سن أسنان
إصبع أصابع
أذن آذان
كتف أكتاف
شعر شعور
ظهر ظهور
جيب جيوب
لغة لغات
قريب أقارب أقرباء
فنجان فناجين
رسم رسوم
جزرة جزر
جزيرة جزر
صندوق صناديق
معطف معاطف
ليمونة ليمون
نصيحة نصائح
مصباح مصابيح
تابل توابل
جدار جدران
حرف حروف أحرف
ألف آلاف
صدفة أصداف
هرم أهرام أهرامات
لؤلؤة لآلئ
نخلة نخيل نخل
نجمة نجوم
إبرة إبر
حفرة حفر
خيمة خيام
جمل جمال
سجادة سجاجيد
حبل حبال
طابق طوابق
فول أفوال
كهف كهوف
أسد أسود
سيف سيوف
حكاية حكايات
حوت حيتان
بحار بحارة
ميناء موانئ
قطة قطط
بقال بقالون
سر أسرار
سطل سطول
دلو دلاء
عنب أعناب
`;

const VERBS = `
كان · past+she كانت · past+they كانوا · past+i كنت · past+we كنا · present+he يكون · present+she تكون · present+i أكون · present+they يكونون يكونوا · imperative كن · past+you كنتم · present+we نكون · he يكن · she تكن
رأى · past+she رأت · past+i رأيت · past+they رأوا · present+he يرى · present+she ترى · present+i أرى · present+we نرى · present+they يرون · past+we رأينا · he ير · i أر · she تر
جاء · past+she جاءت · past+i جئت · past+they جاؤوا جاءوا · present+he يجيء
أخذ · present+he يأخذ · present+i آخذ · imperative خذ خذي خذوا · present+she تأخذ
أكل · present+he يأكل · present+i آكل · imperative كل كلي كلوا · present+we نأكل
أعطى · present+he يعطي · past+she أعطت · past+i أعطيت · past+they أعطوا · present+i أعطي · imperative أعط
قال · imperative قل قولي · present+i أقول · past+i قلت · past+they قالوا
ذهب · imperative اذهب
وقف · present+he يقف · present+she تقف · imperative قف
وضع · present+he يضع · present+she تضع · imperative ضع ضعي · present+i أضع
وجد · present+he يجد · present+i أجد · present+she تجد · present+they يجدون
وعد · present+he يعد · past+i وعدت
نام · past+i نمت · present+he ينام
خاف · present+he يخاف يخف · present+she تخاف تخف · present+i أخاف أخف · present+we نخاف · present+they يخافون يخافوا يخفن · past+i خفت · past+we خفنا · imperative خف
شاء · present+he يشاء
أراد · present+he يريد · present+i أريد · present+she تريد · present+we نريد · past+i أردت
استطاع · present+he يستطيع يستطع · present+she تستطيع · present+i أستطيع أستطع · present+they يستطيعون
جاء · imperative تعال تعالي تعالوا
قرأ · present+they يقرؤون يقرأون يقرؤوا · past+they قرؤوا · present+i أقرأ
ساوم · verbal-noun مساومة مساومات
نزل · verbal-noun نزول
أنزل · past+she أنزلت · present+he ينزل
أحب · present+he يحب · present+i أحب · present+she تحب · past+i أحببت
`;

const COLOURS = `
أبيض · feminine بيضاء · plural بيض
أسود · feminine سوداء · plural سود
أحمر · feminine حمراء · plural حمر
أخضر · feminine خضراء · plural خضر
أزرق · feminine زرقاء · plural زرق
أصفر · feminine صفراء · plural صفر
شيء · accusative شيئا
مهم · comparative أهم
غال · comparative أغلى
سيئ · comparative أسوأ
سنة · dual سنتان سنتين

`;

const plurals = BROKEN_PLURALS.trim()
  .split('\n')
  .map(line => line.replace(' ', ' · plural '))
  .join('\n');

export const ARABIC_IRREGULAR = new Map(
  [
    ...together(
      irregularForms(['noun', 'adjective', 'numeral'], plurals + COLOURS),
      irregularForms(['verb'], VERBS),
    ),
  ].map(([form, bases]) => [foldArabic(form), bases]),
);
