import type { Language } from '#languages/index.ts';

/** What a voice is heard with before it is chosen. */
export const SAMPLE_SENTENCES: Record<Language, string> = {
  en: 'Hello! Today is a good day to learn new words.',
  uk: 'Привіт! Сьогодні гарний день, щоб вивчити нові слова.',
  es: '¡Hola! Hoy es un buen día para aprender palabras nuevas.',
  hi: 'नमस्ते! आज नए शब्द सीखने के लिए अच्छा दिन है।',
  ar: 'مرحبًا! اليوم يوم جيد لتعلّم كلمات جديدة.',
  pt: 'Olá! Hoje é um bom dia para aprender palavras novas.',
  bn: 'হ্যালো! নতুন শব্দ শেখার জন্য আজ একটা ভালো দিন।',
  fr: 'Bonjour ! C’est une belle journée pour apprendre de nouveaux mots.',
  de: 'Hallo! Heute ist ein guter Tag, um neue Wörter zu lernen.',
  ja: 'こんにちは。今日は新しい言葉を覚えるのにいい日ですね。',
  id: 'Halo! Hari ini hari yang baik untuk belajar kata baru.',
  tr: 'Merhaba! Bugün yeni kelimeler öğrenmek için güzel bir gün.',
  zh: '你好！今天是学习新单词的好日子。',
  vi: 'Xin chào! Hôm nay là một ngày đẹp để học từ mới.',
  it: 'Ciao! Oggi è una bella giornata per imparare parole nuove.',
  ko: '안녕하세요! 오늘은 새 단어를 배우기 좋은 날이에요.',
  pl: 'Cześć! Dziś jest dobry dzień, żeby nauczyć się nowych słów.',
};
