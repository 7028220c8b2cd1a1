import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';

/** The least a page with React and a router can be. */
createRoot(document.body.firstElementChild as HTMLElement).render(
  <BrowserRouter>
    <Routes>
      <Route path="*" element={<h1>Learn words in the language you want</h1>} />
    </Routes>
  </BrowserRouter>,
);
