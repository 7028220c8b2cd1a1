import { irregularForms, together } from '../word-forms/tables.ts';
import { foldBengali } from './fold-bengali.ts';

const VERBS = `
যাওয়া · past+perfect গিয়েছিলেন গিয়েছিলে গেছিলাম গেছিল · past গেলাম গেল গেলো গেলে গেলেন · and-then গিয়ে · perfect গেছি গেছে গেছেন গিয়েছি গিয়েছে গিয়েছেন গিয়েছিল গিয়েছিলাম · present যাই যায় যাও যান · progressive যাচ্ছি যাচ্ছে যাচ্ছেন যাচ্ছ · infinitive যেতে · imperfect যেত যেতাম যেতো · future যাব যাবে যাবেন · if গেলে
আসা · past এলাম এল এলো এলে এলেন আসল · and-then এসে · perfect এসেছি এসেছে এসেছেন এসেছিল · imperative আয় এসো আসুন
দেওয়া · present দিই দেয় দাও দেন · progressive দিচ্ছি দিচ্ছে দিচ্ছেন · past দিলাম দিল দিলো দিলে দিলেন · and-then দিয়ে · perfect দিয়েছি দিয়েছে দিয়েছেন দিয়েছিল দিয়েছিলেন · future দেব দেবে দেবেন দেবো · infinitive দিতে · imperfect দিত দিতাম · imperative দাও দিন
নেওয়া · present নিই নেয় নাও নেন · progressive নিচ্ছি নিচ্ছে নিচ্ছেন · past নিলাম নিল নিলো নিলেন · and-then নিয়ে · perfect নিয়েছি নিয়েছে নিয়েছেন · future নেব নেবে নেবো · infinitive নিতে · imperative নাও নিন নিস
হওয়া · present হই হয় হও হন · progressive হচ্ছে হচ্ছি হচ্ছিল · past হলাম হল হলো হলেন · and-then হয়ে · perfect হয়েছে হয়েছি হয়েছিল · future হব হবে হবেন হবো · infinitive হতে · imperfect হত হতো · if হলে
খাওয়া · past খেলাম খেল খেলো খেলেন · and-then খেয়ে · perfect খেয়েছি খেয়েছে খেয়েছিল · infinitive খেতে · imperfect খেত খেতাম · future খাব খাবে খাবো · imperative খাও খান
পাওয়া · past পেলাম পেল পেলো পেলেন · and-then পেয়ে · perfect পেয়েছি পেয়েছে · infinitive পেতে · future পাব পাবে · progressive পাচ্ছি পাচ্ছে
চাওয়া · past চাইলাম চাইল চাইলো চাইলেন · and-then চেয়ে · present চাই চায় চাও চান · infinitive চাইতে · if চাইলে · imperfect চাইতাম চাইত চাইতেন চাইতো · future চাইব চাইবে চাইবেন চাইবো · progressive চাইছি চাইছে
গাওয়া · past গাইলাম গাইল গাইলেন · and-then গেয়ে · infinitive গাইতে · progressive গাইছে · perfect গেয়েছে
থাকা · past+he রইল রইলো রইলেন · past+i রইলাম · past ছিলাম ছিল ছিলো ছিলেন ছিলে · present আছি আছে আছেন আছ আছো · infinitive থাকতে
শোয়া · and-then শুয়ে · past শুল শুলাম
ধোয়া · and-then ধুয়ে · past ধুলাম ধুলো ধুল ধুলেন · perfect ধুয়েছি · infinitive ধুতে · present ধুই ধোয়
রাখা · and-then রেখে · perfect রেখেছি রেখেছে
করা · and-then করে · infinitive করতে · imperative+future কোরো · past+perfect করেছিল করেছিলাম করেছিলেন
বলা · and-then বলে · infinitive বলতে · present বলি বলে বলো বলেন · imperative+future বোলো
বসা · and-then বসে · infinitive বসতে · present বসি বসো বসেন
খাওয়ানো · perfect খাইয়েছি খাইয়েছে খাইয়েছেন · and-then খাইয়ে · past+perfect খাইয়েছিল খাইয়েছিলাম
পৌঁছানো · and-then পৌঁছে · past পৌঁছলাম পৌঁছল পৌঁছলেন
পরানো · and-then পরিয়ে
খোলা · and-then খুলে
জাগা · and-then জেগে · perfect জেগেছি জেগেছে জেগেছেন · infinitive জাগতে
ফেরা · and-then ফিরে
লাগা · infinitive লাগতে · past লাগল লাগলাম লাগলেন · present লাগে
কাটা · and-then কেটে · imperative কাটুন
আনা · and-then এনে · perfect এনেছি এনেছে
জানা · and-then জেনে
লেখা · present লিখি লেখে · past লিখল লিখলাম লিখলো · and-then লিখে · progressive লিখছি লিখছে · perfect লিখেছি লিখেছে
`;

/** মেয়ের is of the girl before it is of May. */
const NOUNS = 'মেয়ে · genitive মেয়ের';

export const BENGALI_IRREGULAR = new Map(
  [
    ...together(
      irregularForms(['verb'], VERBS.normalize('NFC')),
      irregularForms(['noun'], NOUNS.normalize('NFC')),
    ),
  ].map(([form, bases]) => [foldBengali(form), bases]),
);
