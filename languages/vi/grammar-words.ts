import { grammarWords } from '../word-forms/tables.ts';

export const VIETNAMESE_GRAMMAR = grammarWords(
  `
year năm
five năm
i tôi mình tao tớ ta
you-one,friend bạn
you-one,older-brother anh
you-one,older-sister chị
you-one,grandfather,mister-noun ông
you-one,grandmother,madam-noun bà
you-one,aunt,miss-noun cô
you-one em cậu mày cháu
person người
tree cây
leaf lá
cake bánh
bowl bát
bottle chai
glass-drinking cốc
piece-food miếng
time-noun-occasion lần
taste-flavor vị
flower bông
bag-noun bao
pair đôi
work-noun,affair-noun-matter việc
road,street đường
goods-noun hàng
large-adjective,loud-adjective to
language-noun,hour tiếng
lose-thing,be-gone,take-time mất
shout-verb la kêu
fool-verb lừa
earn kiếm
heart-noun lòng
loop-noun vòng
grain-noun hạt
chart-noun bảng
more,anymore-adverb nữa
elderly-person cụ
he anh_ấy ông_ấy nó hắn ông_ta anh_ta
she-pronoun cô_ta bà_ta
person kẻ
precious-adjective quý
she-pronoun cô_ấy bà_ấy chị_ấy
we chúng_ta chúng_tôi chúng_mình
they họ chúng chúng_nó
himself-pronoun mình tự bản_thân
this này đây
that-determiner đó kia ấy
here đây ở_đây
there đó đấy ở_đó
what gì cái_gì
who ai
where đâu ở_đâu
when khi_nào bao_giờ lúc_nào
why sao vì_sao tại_sao
how như_thế_nào thế_nào ra_sao làm_sao
which nào
how-much bao_nhiêu mấy
not-adverb không chẳng chả
question-marker không:question
question-marker à:question ư:question nhỉ:question hả:question
emphasis-marker chứ:emphasis
not-yet chưa
do-not đừng:imperative+not
past-marker đã:past
ongoing-marker đang:progressive
will-verb sẽ
will-verb sắp:future
just-moment vừa:past mới:past
completion-marker rồi:completed
completion-marker xong:completed
by-preposition bị:passive được:passive
suggestion-marker hãy:imperative
plural-marker bọn:plural-marker các:plural-marker những:plural-marker
measure-word cái:measure-word con:measure-word chiếc:measure-word quả:measure-word trái:measure-word cuốn:measure-word quyển:measure-word tờ:measure-word người:measure-word đứa:measure-word thằng:measure-word tô:measure-word sợi:measure-word giấc:measure-word đám:measure-word mảnh:measure-word bánh:measure-word bao:measure-word ngôi:measure-word bức:measure-word cây:measure-word bông:measure-word đôi:measure-word lá:measure-word chai:measure-word cốc:measure-word ly:measure-word bát:measure-word miếng:measure-word tấm:measure-word hòn:measure-word vị:measure-word lần:measure-word chuyến:measure-word nỗi:measure-word niềm:measure-word mối:measure-word cơn:measure-word ván:measure-word khúc:measure-word hạt:measure-word căn:measure-word
naming-marker sự:verbal-noun việc:verbal-noun
be-verb là
have có
there-is có:there+is
of-preposition của
and và
with-preposition với cùng
or hoặc hay
often hay
but nhưng mà
because vì bởi_vì
so-therefore nên vì_vậy
if nếu
then thì
although mặc_dù tuy dù
when-conjunction khi lúc
while-conjunction trong_khi vừa
that-conjunction rằng là
that-pronoun mà
to-preposition-verb để
for cho
in-preposition trong
on-preposition trên
under dưới
at-preposition ở tại
from-preposition từ
to-preposition đến tới
into-preposition vào
out-adverb ra
up-adverb lên
down-adverb xuống
about-preposition về
by-preposition bằng bởi
between giữa
outside ngoài
after sau
before-preposition trước
against-preposition chống
through qua
like-similar như
than-conjunction hơn
most-adverb nhất
very rất lắm quá
too-much quá
also-adverb cũng
only chỉ
all mọi cả
all tất_cả
each mỗi từng
several vài mấy
many-determiner nhiều
little-determiner ít
other khác
still vẫn còn
already đã
again lại nữa
always luôn luôn_luôn
never không_bao_giờ
now bây_giờ giờ
perhaps-adverb có_lẽ
can-verb có_thể
must-verb phải
should-verb nên lẽ_ra đáng_lẽ
want muốn
so-adverb thế vậy
yes vâng dạ ừ
polite-marker ạ:polite
suggestion-marker nhé:suggestion
emphasis-marker thôi:emphasis mà:emphasis đấy:emphasis đâu:emphasis
even ngay
until đến_khi cho_đến
one một
a-determiner một
together nhau cùng_nhau
himself-pronoun nhau:reciprocal
more thêm
well-adverb giỏi
shirt áo
when-conjunction hồi
if hễ
then-adverb-next bèn liền
suddenly chợt bỗng
because do
there kìa
oh-interjection ủa
completely hẳn
children-and-heirs con_cái
train-station ga
`,
  'own',
);
