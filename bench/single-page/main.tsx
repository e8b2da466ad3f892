import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { Footer } from '../../src/components/Footer.tsx';
import { Header } from '../../src/components/Header.tsx';
import { Hero } from '../../src/components/Hero/Hero.tsx';
import { HeroSlides } from '../../src/components/Hero/HeroSlides.tsx';
import { PageHead } from '../../src/components/PageHead.tsx';
import { Picture } from '../../src/components/Picture.tsx';
import { HomeScreen } from '../../src/screens/HomeScreen.tsx';
import '../../src/styles/index.css';
import data from 'virtual:data';

/** The usual way: the same words, pictures and components, rendered in the browser, the route switched there. */
function Home() {
  return (
    <>
      <Hero photo={data.heroPhotos[0]}>
        <HeroSlides
          words={data.home.hero}
          photos={data.heroPhotos}
          actionAddress="/start-project"
        />
      </Hero>
      <HomeScreen common={data.common} content={data.home} />
    </>
  );
}

function About() {
  return (
    <div className="page">
      <PageHead heading={data.about.heading} intro={data.about.intro} />
      <h2>{data.about.story.heading}</h2>
      {data.about.story.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Picture photo={data.aboutPhoto} alt={data.about.photo.alt} />
      <ul>
        {data.about.values.items.map((value) => (
          <li key={value.title}>
            <h3>{value.title}</h3>
            <p>{value.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <BrowserRouter>
    <Header common={data.common} />
    <main>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/about" element={<About />} />
      </Routes>
    </main>
    <Link to="/about" className="next">
      {data.common.words.navigation.links.about}
    </Link>
    <Footer common={data.common} />
  </BrowserRouter>,
);
